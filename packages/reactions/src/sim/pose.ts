import {
  PETAL_FADE_OUT_MS,
  RISE_RATIO,
  STAMP_ANIMATION_MS,
  STAMP_LIFE_MS,
  STAMP_WIDTH_RATIO,
  SWAY_RATIO,
} from '../constants.ts';
import type { Petal, Stamp } from './field.ts';
import { MOTION_PATTERNS, patternPosition } from './pattern.ts';

/** Where and how one sprite is drawn: center as shares of the container, width as a share of its width. */
export interface Pose {
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rotationRad: number;
  /** Height as a factor of the width; a tumbling petal shows its edge. */
  readonly squash: number;
  readonly opacity: number;
}

const POP_MS = 220;
/** Fading starts here and ends with the stamp's life. */
const STAMP_FADE_FROM_MS = 1_650;
/** Petals start and end just outside the picture. */
const PETAL_TOP = -0.06;
const PETAL_BOTTOM = 1.04;
const TURN = 2 * Math.PI;

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Slows down towards the top. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 2;
}

/** Overshoots slightly on the way from small to full size. */
function pop(ageMs: number): number {
  const rest = clamp01(ageMs / POP_MS) - 1;
  return 1 + 2.4 * rest ** 3 + 1.4 * rest ** 2;
}

/** The pose of a stamp at its age. */
export function stampPose(stamp: Stamp): Pose {
  const pattern = MOTION_PATTERNS[stamp.pattern];
  if (pattern === undefined) throw new RangeError(`no motion pattern ${stamp.pattern}`);
  const progress = clamp01(stamp.ageMs / STAMP_ANIMATION_MS);
  const { band, lean, size } = patternPosition(pattern, progress);
  const fade = (stamp.ageMs - STAMP_FADE_FROM_MS) / (STAMP_LIFE_MS - STAMP_FADE_FROM_MS);
  return {
    sprite: stamp.sprite,
    x: stamp.x + stamp.side * band * SWAY_RATIO,
    y: stamp.y - RISE_RATIO * easeOut(progress),
    width: STAMP_WIDTH_RATIO * size * pop(stamp.ageMs),
    rotationRad: stamp.side * lean,
    squash: 1,
    opacity: clamp01(stamp.ageMs / (POP_MS / 2)) * (1 - clamp01(fade)),
  };
}

/** The pose of a petal at its age; invisible until it starts to fall. */
export function petalPose(petal: Petal): Pose {
  const ageMs = Math.max(0, petal.ageMs);
  const progress = clamp01(ageMs / petal.lifeMs);
  const turns = ageMs / petal.swayPeriodMs + petal.phase;
  return {
    sprite: petal.sprite,
    x: petal.x + petal.sway * Math.sin(TURN * turns),
    y: PETAL_TOP + (PETAL_BOTTOM - PETAL_TOP) * progress,
    width: petal.size,
    rotationRad: TURN * ((petal.spin * ageMs) / 1_000 + petal.phase),
    squash: 0.25 + 0.75 * Math.abs(Math.cos((TURN / 2) * (ageMs / petal.tumblePeriodMs + petal.phase))),
    opacity: petal.ageMs < 0 ? 0 : clamp01((petal.lifeMs - ageMs) / PETAL_FADE_OUT_MS),
  };
}
