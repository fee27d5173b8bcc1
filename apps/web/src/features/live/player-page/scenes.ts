import { programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import type { RecordedChapter } from '@kotohogi/domain/recording/chapter';
import type { Chapter } from '@kotohogi/player';
import { currentLanguage } from '../../../shell/i18n/locale.ts';

/** Chapters in the page language; without an English title, the default names of program parts have one. */
export function inPageLanguage(chapters: readonly RecordedChapter[]): readonly Chapter[] {
  const isJapanese = currentLanguage() === 'ja';
  return chapters.map(({ timeMs, title, titleEn }) => ({
    timeSec: timeMs / 1000,
    title: isJapanese ? title : titleEn || programTitleInEnglish(title),
  }));
}
