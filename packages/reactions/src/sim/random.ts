/** A seeded source of numbers in [0, 1) with readable state, so that one seed gives one motion. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** The next number in [low, high). */
  between(low: number, high: number): number;
  /** The seed that continues this sequence. */
  seed(): number;
}

/** Starts a sequence (mulberry32: 32 bits of state, good enough for petals). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (low, high) => low + (high - low) * next(), seed: () => state };
}
