/** A stretch of media with the wall-clock time of its start. */
export interface DatedFragment {
  /** Media time in seconds. */
  readonly start: number;
  /** Ms since the epoch; null if the playlist has none. */
  readonly programDateTime: number | null;
}

/**
 * Program time at a media time: that of the last dated fragment starting at or before it, plus the offset. Before the
 * first dated fragment it counts backwards from that one. Fragments are ordered by start.
 */
export function programTimeAt(fragments: readonly DatedFragment[], mediaTimeSec: number): number | null {
  const dated = fragments.filter(({ programDateTime }) => programDateTime !== null);
  const anchor = dated.findLast(({ start }) => start <= mediaTimeSec) ?? dated[0];
  if (anchor?.programDateTime == null) return null;
  return anchor.programDateTime + (mediaTimeSec - anchor.start) * 1_000;
}
