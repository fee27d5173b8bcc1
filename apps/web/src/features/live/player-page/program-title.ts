import { programIn } from '@kotohogi/domain/invitation/second-language';
import { currentLanguage } from '../../../shell/i18n/locale.ts';

interface Part {
  readonly title: string;
  readonly titleEn?: string | undefined;
}

/** The title of a marked part in the language of the page; a scene that is not in the program keeps its name. */
export function programTitle(title: string, programs: readonly Part[]): string {
  const part = programs.find(one => one.title === title);
  return programIn({ text: '', ...part, title }, currentLanguage()).title;
}
