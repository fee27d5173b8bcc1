import { MAX_PETALS, MAX_STAMPS, PETALS_PER_SHOWER, SHOWER_SPREAD_MS } from '../constants.ts';
import type { Field, Petal, Stamp } from './field.ts';
import { MOTION_PATTERNS } from './pattern.ts';
import { createRandom, type Random } from './random.ts';

/**
 * Centers start within these shares of the width; half a sway band (0.15) and half a stamp (0.03) fit on both sides.
 */
const START_LEFT = 0.19;
const START_RIGHT = 0.81;
/** Centers start within these shares of the height: above the controls, and low enough to rise. */
const START_TOP = 0.72;
const START_BOTTOM = 0.9;
/** Stamps favor the sides, where the couple is not. */
const SIDE_SHARE = 0.75;
const SIDE_WIDTH = 0.22;

function startX(random: Random): number {
  if (random.next() >= SIDE_SHARE) return random.between(START_LEFT, START_RIGHT);
  const inward = random.between(0, SIDE_WIDTH);
  return random.next() < 0.5 ? START_LEFT + inward : START_RIGHT - inward;
}

function newStamp(sprite: string, random: Random): Stamp {
  return {
    sprite,
    ageMs: 0,
    pattern: Math.floor(random.next() * MOTION_PATTERNS.length),
    side: random.next() < 0.5 ? 1 : -1,
    x: startX(random),
    y: random.between(START_TOP, START_BOTTOM),
  };
}

function newPetal(sprite: string, random: Random): Petal {
  return {
    sprite,
    ageMs: -random.between(0, SHOWER_SPREAD_MS),
    lifeMs: random.between(3_600, 5_600),
    x: random.between(0.12, 0.88),
    size: random.between(0.014, 0.026),
    sway: random.between(0.02, 0.1),
    swayPeriodMs: random.between(1_800, 3_400),
    phase: random.next(),
    spin: random.between(-0.35, 0.35),
    tumblePeriodMs: random.between(900, 2_200),
  };
}

/** Adds a stamp; in a full field an own one replaces the oldest, and one of another guest is dropped. */
export function spawnStamp(field: Field, sprite: string, own: boolean): Field {
  const full = field.stamps.length >= MAX_STAMPS;
  if (full && !own) return field;
  const random = createRandom(field.seed);
  const stamp = newStamp(sprite, random);
  const kept = full ? field.stamps.slice(1) : field.stamps;
  return { ...field, stamps: [...kept, stamp], seed: random.seed() };
}

/** Throws a handful of petals, each with one of the given sprites, as many as still fit under the limit. */
export function spawnShower(field: Field, sprites: readonly string[]): Field {
  const room = Math.min(PETALS_PER_SHOWER, MAX_PETALS - field.petals.length);
  if (room <= 0) return field;
  const random = createRandom(field.seed);
  const thrown = Array.from({ length: room }, () => {
    const sprite = sprites[Math.floor(random.next() * sprites.length)];
    if (sprite === undefined) throw new Error('missing sprite type: petal');
    return newPetal(sprite, random);
  });
  return { ...field, petals: [...field.petals, ...thrown], seed: random.seed() };
}
