import { programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import type { Chapter } from '@kotohogi/player';
import { currentLanguage } from '../../../shell/i18n/locale.ts';

/** Titles in the page language: the default names of program parts also have an English name. */
export function inPageLanguage(chapters: readonly Chapter[]): readonly Chapter[] {
  if (currentLanguage() === 'ja') return chapters;
  return chapters.map(chapter => ({ ...chapter, title: programTitleInEnglish(chapter.title) }));
}
