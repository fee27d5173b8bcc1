import { currentLanguage } from '../i18n/locale.ts';
import { addTexts, type Catalogue } from '../i18n/text.ts';

/** The two catalogues of an area, each behind an import of its own: a reader of one language never loads the other. */
export interface Catalogues {
  readonly ja: () => Promise<{ readonly catalogue: Catalogue }>;
  readonly en: () => Promise<{ readonly catalogue: Catalogue }>;
}

/** Loads the texts of an area in the page's language; its first route does so before anything of it is drawn. */
export async function loadTexts(catalogues: Catalogues): Promise<void> {
  addTexts((await catalogues[currentLanguage()]()).catalogue);
}
