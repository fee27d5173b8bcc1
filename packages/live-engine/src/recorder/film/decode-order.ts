/** What is known of a video packet. */
export interface Picture {
  readonly ptsMs: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

export interface TimedPicture extends Picture {
  readonly dtsMs: number;
}

/** No H.264 decoder holds back more frames (H.264 §A.3, max_dec_frame_buffering). */
const MAX_REORDER = 16;
/** How many pictures are probed for their reordering. */
const PROBED = 3 * MAX_REORDER;

function insert(sorted: number[], value: number): void {
  let at = sorted.length;
  while (at > 0 && (sorted[at - 1] ?? 0) > value) at--;
  sorted.splice(at, 0, value);
}

/** How far presentation must lag behind decoding in these pictures. */
function delayOf(pictures: readonly Picture[]): number {
  const sorted = pictures.map(({ ptsMs }) => ptsMs).sort((a, b) => a - b);
  const final = pictures.slice(0, Math.max(1, pictures.length - MAX_REORDER));
  return final.reduce((most, { ptsMs }, index) => Math.max(most, (sorted[index] ?? ptsMs) - ptsMs), 0);
}

/**
 * Adds the decode times, which a demuxer does not provide: the n-th picture in decoding order gets the n-th
 * presentation time, moved back by what reordering needs. Holds about fifty pictures at a time.
 */
export async function* withDecodeTimes(
  pictures: AsyncIterable<Picture>,
): AsyncGenerator<TimedPicture, void, undefined> {
  const waiting: Picture[] = [];
  const times: number[] = [];
  let delayMs: number | null = null;
  const next = function* (keptCount: number): Generator<TimedPicture, void, undefined> {
    delayMs ??= delayOf(waiting);
    while (waiting.length > keptCount) {
      const picture = waiting.shift();
      const timeMs = times.shift();
      if (picture !== undefined && timeMs !== undefined)
        yield { ...picture, dtsMs: Math.min(timeMs - delayMs, picture.ptsMs) };
    }
  };
  for await (const picture of pictures) {
    waiting.push(picture);
    insert(times, picture.ptsMs);
    if (waiting.length >= PROBED) yield* next(PROBED - 1);
  }
  yield* next(0);
}
