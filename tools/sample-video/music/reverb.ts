import { type Ring, SAMPLE_RATE } from './instruments.ts';

/**
 * Delays of the parallel combs and serial all-passes, in samples at 44.1 kHz (M. R. Schroeder's design, J. Wakefield's
 * tuning).
 */
const COMBS = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const ALLPASSES = [556, 441, 341, 225];
const SPREAD = 23;

/** The acoustics of a room. */
export interface Room {
  /** Length of the tail: feedback of the combs, 0–1. */
  readonly size: number;
  /** How fast the tail loses its treble, 0–1. */
  readonly damping: number;
  /** Share of the reverb in the mix. */
  readonly wet: number;
}

/**
 * Applies reverb to a ring of sound. Runs the ring twice and keeps the second pass, so that its end rings into its
 * beginning.
 */
export function inRoom(dry: Ring, room: Room): Ring {
  const wetOf = (spread: number): Float64Array => {
    const process = makeRoom(room, spread);
    const size = dry.left.length;
    const heard = new Float64Array(size);
    for (let turn = 0; turn < 2; turn += 1) {
      for (let i = 0; i < size; i += 1) heard[i] = process(((dry.left[i] ?? 0) + (dry.right[i] ?? 0)) * 0.5);
    }
    return heard;
  };
  const mixed = (channel: Float64Array, tail: Float64Array) =>
    channel.map((value, i) => value * (1 - room.wet * 0.35) + (tail[i] ?? 0) * room.wet);
  return { left: mixed(dry.left, wetOf(0)), right: mixed(dry.right, wetOf(SPREAD)) };
}

function makeRoom({ size, damping }: Room, spread: number): (input: number) => number {
  const scaled = (samples: number) => Math.round(((samples + spread) * SAMPLE_RATE) / 44_100);
  const combs = COMBS.map(samples => makeComb(scaled(samples), size, damping));
  const allpasses = ALLPASSES.map(samples => makeAllpass(scaled(samples)));
  return input => {
    let sum = 0;
    for (const comb of combs) sum += comb(input * 0.06);
    for (const allpass of allpasses) sum = allpass(sum);
    return sum;
  };
}

function makeComb(length: number, feedback: number, damping: number): (input: number) => number {
  const line = new Float64Array(length);
  let [at, low] = [0, 0];
  return input => {
    const output = line[at] ?? 0;
    low = output * (1 - damping) + low * damping;
    line[at] = input + low * feedback;
    at = (at + 1) % length;
    return output;
  };
}

function makeAllpass(length: number): (input: number) => number {
  const line = new Float64Array(length);
  let at = 0;
  return input => {
    const delayed = line[at] ?? 0;
    line[at] = input + delayed * 0.5;
    at = (at + 1) % length;
    return delayed - input;
  };
}
