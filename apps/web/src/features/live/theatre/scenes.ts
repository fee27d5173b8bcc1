import { programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import type { Chapter } from '@kotohogi/player';
import { currentLanguage } from '../../../shell/i18n/locale.ts';

/** Titles as they are read: what the programme is called by default has an English name too. */
export function inPageLanguage(chapters: readonly Chapter[]): readonly Chapter[] {
  if (currentLanguage() === 'ja') return chapters;
  return chapters.map(chapter => ({ ...chapter, title: programTitleInEnglish(chapter.title) }));
}
