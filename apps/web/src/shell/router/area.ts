import { currentLanguage } from '../i18n/locale.ts';
import { addTexts, type Catalogue } from '../i18n/text.ts';

/** The two catalogs of an area, in separate chunks: a reader of one language never loads the other. */
export interface Catalogues {
  readonly ja: () => Promise<{ readonly catalogue: Catalogue }>;
  readonly en: () => Promise<{ readonly catalogue: Catalogue }>;
}

/** Loads the texts of an area in the page's language; its first route does so before anything of it renders. */
export async function loadTexts(catalogues: Catalogues): Promise<void> {
  addTexts((await catalogues[currentLanguage()]()).catalogue);
}
