/**
 * One motion of a stamp. Shares of the sway band and of a turn; every pattern stays within half a band to each side.
 */
interface MotionPattern {
  /** Sideways drift over the whole path, in bands. */
  readonly drift: number;
  /** Width of the swing to each side, in bands. */
  readonly swing: number;
  /** Swings on the way up. */
  readonly cycles: number;
  /** Starting phase of the swing, in turns. */
  readonly phase: number;
  /** Lean to each side, in radians. */
  readonly lean: number;
  /** How much the stamp grows per beat, as a share of its size. */
  readonly beat: number;
}

/** The ten motions: floaters, drifters, swingers and beaters, so that neighbors move differently. */
export const MOTION_PATTERNS: readonly MotionPattern[] = [
  { drift: 0, swing: 0.22, cycles: 1, phase: 0, lean: 0.16, beat: 0 },
  { drift: 0.3, swing: 0.08, cycles: 1.5, phase: 0, lean: 0.1, beat: 0.06 },
  { drift: -0.3, swing: 0.1, cycles: 1.25, phase: 0.5, lean: 0.12, beat: 0 },
  { drift: 0.12, swing: 0.16, cycles: 2, phase: 0.5, lean: 0.2, beat: 0 },
  { drift: -0.1, swing: 0.06, cycles: 2.5, phase: 0, lean: 0.26, beat: 0.1 },
  { drift: 0.4, swing: 0.04, cycles: 1, phase: 0.5, lean: 0.08, beat: 0 },
  { drift: -0.38, swing: 0.05, cycles: 1.5, phase: 0, lean: 0.14, beat: 0.08 },
  { drift: 0, swing: 0.1, cycles: 3, phase: 0.5, lean: 0.18, beat: 0.04 },
  { drift: 0.2, swing: 0.14, cycles: 0.75, phase: 0, lean: 0.22, beat: 0 },
  { drift: 0, swing: 0.03, cycles: 1, phase: 0, lean: 0.05, beat: 0.14 },
];

const TURN = 2 * Math.PI;

/** The position of a pattern at progress 0…1: sideways in bands (−0.5…0.5), lean in radians, size as a factor. */
export function patternPosition(
  pattern: MotionPattern,
  progress: number,
): { band: number; lean: number; size: number } {
  const angle = TURN * (pattern.cycles * progress + pattern.phase);
  return {
    band: pattern.drift * progress + pattern.swing * (Math.sin(angle) - Math.sin(TURN * pattern.phase)),
    lean: pattern.lean * Math.sin(angle + TURN / 4) * Math.cos((progress * TURN) / 4),
    size: 1 + pattern.beat * Math.sin(TURN * 3 * progress),
  };
}
