/** A seeded source of numbers in [0, 1): the same seed gives the same sequence on every machine. */
export type Random = () => number;

/** Creates a seeded source (mulberry32), so that a drawing is deterministic to the byte. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number from `low` up to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A number around `middle`, at most `spread` away. */
export function around(random: Random, middle: number, spread: number): number {
  return middle + (random() * 2 - 1) * spread;
}

/** One item of a non-empty list. */
export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
