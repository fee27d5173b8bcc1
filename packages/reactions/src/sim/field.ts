/** A sprite that pops up, rises and fades. Positions are shares of the container: x of its width, y of its height. */
export interface Stamp {
  readonly sprite: string;
  readonly ageMs: number;
  /** Index into the motion patterns. */
  readonly pattern: number;
  /** 1, or −1 for the mirrored motion. */
  readonly side: 1 | -1;
  readonly x: number;
  readonly y: number;
}

/** A falling petal. With a negative age it is not visible yet. */
export interface Petal {
  readonly sprite: string;
  readonly ageMs: number;
  readonly lifeMs: number;
  readonly x: number;
  /** Width as a share of the container's width. */
  readonly size: number;
  /** Sway to each side, as a share of the container's width. */
  readonly sway: number;
  readonly swayPeriodMs: number;
  /** Starting phase of sway and rotation, in turns. */
  readonly phase: number;
  /** Turns per second around the line of sight. */
  readonly spin: number;
  readonly tumblePeriodMs: number;
}

/** Everything that moves, and the seed for what comes next. */
export interface Field {
  readonly stamps: readonly Stamp[];
  readonly petals: readonly Petal[];
  readonly seed: number;
}

/** An empty field. */
export function emptyField(seed: number): Field {
  return { stamps: [], petals: [], seed };
}

/** Whether nothing is left to move. */
export function isEmpty(field: Field): boolean {
  return field.stamps.length === 0 && field.petals.length === 0;
}
