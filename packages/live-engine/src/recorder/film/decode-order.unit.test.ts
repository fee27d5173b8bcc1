import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Picture, type TimedPicture, withDecodeTimes } from './decode-order.ts';

const FRAME_MS = 40;

/** Pictures in decoding order, from groups given by their presentation order. */
function pictures(groups: readonly (readonly number[])[]): Picture[] {
  let from = 0;
  return groups.flatMap(group => {
    const made = group.map((place, index) => ({
      ptsMs: (from + place) * FRAME_MS,
      isKey: index === 0,
      data: Uint8Array.of(from + place),
    }));
    from += group.length;
    return made;
  });
}

async function timed(all: readonly Picture[]): Promise<TimedPicture[]> {
  const source = async function* () {
    yield* all;
  };
  const out: TimedPicture[] = [];
  for await (const picture of withDecodeTimes(source())) out.push(picture);
  return out;
}

describe('decode times of a video', () => {
  it('equal the presentation times if nothing is reordered', async () => {
    const all = pictures(Array.from({ length: 30 }, () => [0, 1, 2, 3]));
    expect((await timed(all)).map(({ dtsMs }) => dtsMs)).toEqual(all.map(({ ptsMs }) => ptsMs));
  });

  it('stay evenly ahead of presentation if two pictures are held back', async () => {
    const all = pictures(Array.from({ length: 30 }, () => [0, 3, 1, 2]));
    const out = await timed(all);
    expect(out.map(({ dtsMs }) => dtsMs)).toEqual(all.map((_, index) => (index - 1) * FRAME_MS));
  });

  it('never lose or swap a picture or show it before it is decoded, in any order', async () => {
    const group = fc.integer({ min: 1, max: 12 }).chain(length =>
      fc.shuffledSubarray(
        Array.from({ length }, (_, at) => at),
        { minLength: length },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(group, { maxLength: 40 }), async groups => {
        const all = pictures(groups);
        const out = await timed(all);
        expect(out.map(({ ptsMs }) => ptsMs)).toEqual(all.map(({ ptsMs }) => ptsMs));
        expect(out.every(({ dtsMs, ptsMs }) => dtsMs <= ptsMs)).toBe(true);
      }),
    );
  });
});
