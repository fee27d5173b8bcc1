/** A smooth random field: about -1 to 1 at every point. */
export type Field = (x: number, y: number) => number;

/** The value at `share` (0–1) of the way from `a` to `b`. */
export function lerp(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** The value, clamped to two limits (0 and 1 by default). */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Value noise on a hashed lattice, eased between its points. */
export function valueNoise(seed: number): Field {
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const at = (di: number, dj: number) => hashed(i + di, j + dj, seed) * 2 - 1;
    return lerp(lerp(at(0, 0), at(1, 0), u), lerp(at(0, 1), at(1, 1), u), v);
  };
}

/** Layered noise at half the size and half the strength each: the shape of clouds, waves and coasts. */
export function layered(noise: Field, x: number, y: number, octaves = 3): number {
  let sum = 0;
  for (let i = 0, strength = 0.5, size = 1; i < octaves; i += 1, strength *= 0.5, size *= 2.03)
    sum += strength * noise(x * size, y * size);
  return sum;
}

/** Distance of a point from the border between two cells of a jittered grid: 0 on the border. Foam breaks along it. */
export function cellBorders(seed: number): Field {
  return (x, y) => {
    let [nearest, second] = [9, 9];
    for (let dj = -1; dj < 2; dj += 1)
      for (let di = -1; di < 2; di += 1) {
        const [i, j] = [Math.floor(x) + di, Math.floor(y) + dj];
        const dx = i + 0.12 + 0.76 * hashed(i, j, seed + 77) - x;
        const dy = j + 0.12 + 0.76 * hashed(i, j, seed + 154) - y;
        const distance = Math.hypot(dx, dy);
        if (distance < nearest) [nearest, second] = [distance, nearest];
        else second = Math.min(second, distance);
      }
    return second - nearest;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** A number in [0, 1) determined by a point of the lattice. */
function hashed(x: number, y: number, seed: number): number {
  let n = (x * 374_761_393 + y * 668_265_263 + seed * 974_711) | 0;
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177);
  return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_296;
}
