import { offsetOf, type RecordedPart } from '../live/archive-time.ts';

/** Longest title of a chapter. */
export const MAX_CHAPTER_TITLE = 100;
/** Nobody finds his way in more. */
export const MAX_CHAPTERS = 100;

/** A scene, by the moment it began in the hall. */
export interface ProgramChapter {
  readonly programMs: number;
  readonly title: string;
}

/** A scene, by where it stands in the recording. */
export interface RecordedChapter {
  readonly timeMs: number;
  readonly title: string;
}

/**
 * Where chapters stand in a recording, in its order: one that began in a gap stands where the next part begins, one past the
 * end nowhere. Of several at one place the one that began last has it: the others have nothing to show.
 */
export function placeChapters(
  parts: readonly RecordedPart[],
  chapters: readonly ProgramChapter[],
): readonly RecordedChapter[] {
  const places = new Map<number, string>();
  for (const { programMs, title } of chapters.toSorted((a, b) => a.programMs - b.programMs)) {
    const timeMs = offsetOf(parts, programMs);
    if (timeMs !== undefined) places.set(timeMs, title);
  }
  return [...places].map(([timeMs, title]) => ({ timeMs, title }));
}
