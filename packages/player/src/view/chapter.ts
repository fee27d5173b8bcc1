/** A chapter of a recording. */
export interface Chapter {
  readonly timeSec: number;
  readonly title: string;
}

/** A video without chapters. */
export const NO_CHAPTERS: readonly Chapter[] = [];

/** Pressing "back" within this time of a chapter's start goes to the previous chapter, in seconds. */
const BACK_GRACE_SEC = 2;

/** The chapter at a position. Chapters are ordered by time. */
export function chapterAt(chapters: readonly Chapter[], timeSec: number): Chapter | undefined {
  return chapters.findLast(chapter => chapter.timeSec <= timeSec);
}

/** The chapter the chapter keys lead to, forwards or backwards. */
export function neighbourChapter(
  chapters: readonly Chapter[],
  timeSec: number,
  forwards: boolean,
): Chapter | undefined {
  if (forwards) return chapters.find(chapter => chapter.timeSec > timeSec);
  return chapters.findLast(chapter => chapter.timeSec < timeSec - BACK_GRACE_SEC) ?? chapters[0];
}
