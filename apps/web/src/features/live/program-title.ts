import { programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import { currentLanguage } from '../../shell/i18n/locale.ts';

/** The title of a part of the programme as it is read: the default parts have English titles too. */
export const programTitle = (title: string): string =>
  currentLanguage() === 'en' ? programTitleInEnglish(title) : title;
