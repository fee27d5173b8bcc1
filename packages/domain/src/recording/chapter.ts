import { offsetOf, type RecordedPart } from '../live/archive-time.ts';

/** The longest chapter title. */
export const MAX_CHAPTER_TITLE = 100;
/** More chapters would be hard to navigate. */
export const MAX_CHAPTERS = 100;

/** A chapter by the time it began in the hall. */
export interface ProgramChapter {
  readonly programMs: number;
  readonly title: string;
  /** Empty = guests who read English get the title. */
  readonly titleEn: string;
}

/** A chapter by its position in the recording. */
export interface RecordedChapter {
  readonly timeMs: number;
  readonly title: string;
  readonly titleEn: string;
}

/**
 * The positions of chapters in a recording, in order. A chapter that began in a gap starts at the next part; one past
 * the end is dropped. If several share a position, the one that began last wins, because the others have nothing to
 * show.
 */
export function placeChapters(
  parts: readonly RecordedPart[],
  chapters: readonly ProgramChapter[],
): readonly RecordedChapter[] {
  const places = new Map<number, RecordedChapter>();
  for (const { programMs, title, titleEn } of chapters.toSorted((a, b) => a.programMs - b.programMs)) {
    const timeMs = offsetOf(parts, programMs);
    if (timeMs !== undefined) places.set(timeMs, { timeMs, title, titleEn });
  }
  return [...places.values()];
}
