/** A stereo ring buffer of samples: sound past its end continues at its beginning. */
export interface Ring {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

export const SAMPLE_RATE = 48_000;

/** Creates an empty ring of the given length in samples. */
export function createRing(samples: number): Ring {
  return { left: new Float64Array(samples), right: new Float64Array(samples) };
}

/** A tone: start and length in seconds, frequency in Hz, strength 0–1. */
export interface Tone {
  readonly startS: number;
  readonly heldS: number;
  readonly hertz: number;
  readonly velocity: number;
}

/** One partial: its frequency, gain, pan (−1 to 1) and envelope over time in seconds. */
interface Partial {
  readonly hertz: number;
  readonly gain: number;
  readonly pan: number;
  readonly phase: number;
  readonly lengthS: number;
  readonly envelope: (t: number) => number;
}

const CONTROL = 32;

/** Adds a partial to a ring: a rotating phasor, its envelope computed every 32 samples and interpolated linearly. */
function addPartial(ring: Ring, startS: number, partial: Partial): void {
  const { hertz, gain, pan, phase, lengthS, envelope } = partial;
  if (hertz > SAMPLE_RATE * 0.45) return;
  const size = ring.left.length;
  const step = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const [cos, sin] = [Math.cos(step), Math.sin(step)];
  let [x, y] = [Math.cos(phase), Math.sin(phase)];
  const [l, r] = [Math.cos(((pan + 1) * Math.PI) / 4) * gain, Math.sin(((pan + 1) * Math.PI) / 4) * gain];
  const first = Math.round(startS * SAMPLE_RATE);
  const count = Math.round(lengthS * SAMPLE_RATE);
  for (let n = 0; n < count; n += CONTROL) {
    const from = envelope(n / SAMPLE_RATE);
    const rise = (envelope((n + CONTROL) / SAMPLE_RATE) - from) / CONTROL;
    for (let k = 0; k < CONTROL; k += 1) {
      const at = (((first + n + k) % size) + size) % size;
      const value = y * (from + rise * k);
      ring.left[at] = (ring.left[at] ?? 0) + value * l;
      ring.right[at] = (ring.right[at] ?? 0) + value * r;
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
    }
  }
}

/**
 * A soft piano with the lid half closed: stretched partials, each string slightly detuned, high partials fading first.
 */
export function playPiano(ring: Ring, { startS, heldS, hertz, velocity }: Tone): void {
  const stretch = 0.00032 * (hertz / 261) ** 0.7;
  const ringS = Math.min(7, 3.4 * (261 / hertz) ** 0.42);
  const partials = hertz > 1500 ? 5 : hertz > 500 ? 8 : 11;
  const place = Math.max(-0.5, Math.min(0.5, Math.log2(hertz / 330) * 0.2));
  for (let k = 1; k <= partials; k += 1) {
    const decayS = ringS / (1 + 0.34 * (k - 1));
    // A softer touch has fewer overtones.
    const gain = (velocity * 0.2 * Math.exp(-0.5 * (k - 1) * (1.5 - velocity))) / k ** 0.4;
    const envelope = (t: number) => {
      const attack = 1 - Math.exp(-t / 0.005);
      const body = 0.72 * Math.exp(-t / (decayS * 0.34)) + 0.28 * Math.exp(-t / decayS);
      const damper = t < heldS ? 1 : Math.exp(-(t - heldS) / 0.22);
      return attack * body * damper;
    };
    const lengthS = Math.min(decayS * 4, heldS + 1.4);
    for (const string of [-1, 1]) {
      const cents = string * 0.35 * (1 + k * 0.1);
      const frequency = hertz * k * Math.sqrt(1 + stretch * k * k) * 2 ** (cents / 1200);
      addPartial(ring, startS, {
        hertz: frequency,
        gain: gain * 0.5,
        pan: place + string * 0.12,
        phase: k * 1.3,
        lengthS,
        envelope,
      });
    }
  }
}

/** A distant string section: three slightly detuned players, slow bows. */
export function playStrings(ring: Ring, { startS, heldS, hertz, velocity }: Tone): void {
  const envelope = (t: number) => {
    const swell = t < 1.1 ? Math.sin((t / 1.1) * (Math.PI / 2)) ** 2 : 1;
    const leave = t < heldS ? 1 : Math.max(0, 1 - (t - heldS) / 1.1);
    return swell * leave * leave;
  };
  for (const [player, pan] of [-0.55, 0.05, 0.6].entries()) {
    const cents = [-5.5, 1, 6][player] ?? 0;
    for (let k = 1; k <= 6; k += 1) {
      const gain = (velocity * 0.034) / k ** 1.55;
      addPartial(ring, startS, {
        hertz: hertz * k * 2 ** (cents / 1200),
        gain,
        pan,
        phase: player * 2.1 + k,
        lengthS: heldS + 1.2,
        envelope,
      });
    }
  }
}

/** The partials of a church bell, from the hum upward. */
const BELL: readonly (readonly [ratio: number, gain: number, decayS: number])[] = [
  [0.5, 0.5, 4.6],
  [1, 1, 3.4],
  [1.19, 0.62, 2.6],
  [1.5, 0.42, 2.1],
  [2, 0.55, 1.8],
  [2.52, 0.24, 1.2],
  [3.01, 0.2, 0.9],
  [4.17, 0.12, 0.6],
];

/** A small bell in the gable. */
export function playBell(ring: Ring, { startS, hertz, velocity }: Tone): void {
  for (const [ratio, gain, decayS] of BELL) {
    const envelope = (t: number) => (1 - Math.exp(-t / 0.003)) * Math.exp(-t / decayS);
    for (const side of [-1, 1]) {
      addPartial(ring, startS, {
        hertz: hertz * ratio * (1 + side * 0.0006),
        gain: velocity * 0.055 * gain,
        pan: side * 0.4,
        phase: ratio,
        lengthS: decayS * 4,
        envelope,
      });
    }
  }
}
