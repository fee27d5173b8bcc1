import type { Point } from '../drawing/curve.ts';
import type { Box } from '../theme-manifest.ts';
import { penLine } from './pen/line.ts';

/** How the line surrounds a picture. */
export interface FramePlan {
  readonly box: Box;
  /** Distance between picture and line, px. */
  readonly margin: number;
  /** Size of the loop at the lower left corner; 1 is 48 px wide. */
  readonly loop: number;
  /** Where the line enters: left of the picture. */
  readonly enterX: number;
  /** Where it leaves: beyond the picture on either side. */
  readonly leaveX: number;
}

/**
 * One line around a picture: enters from the left along its foot, once around, a loop at the corner, and leaves below.
 */
export function frameLine({ box, margin, loop, enterX, leaveX }: FramePlan): readonly Point[] {
  const [x0, y0] = [box.x - margin, box.y - margin];
  const [x1, y1] = [box.x + box.width + margin, box.y + box.height + margin];
  const [w, h] = [x1 - x0, y1 - y0];
  const round = Math.max(8, Math.min(20, w * 0.05));
  const low = y1 + 30 * loop + 6;
  const around: readonly Point[] = [
    [x0 + w * 0.3, y1],
    [x0 + w * 0.7, y1 - 0.5],
    [x1 - round * 1.5, y1],
    [x1 - 3, y1 - 2.5],
    [x1 + 0.5, y1 - round * 1.4],
    [x1, y0 + h * 0.6],
    [x1 + 0.5, y0 + h * 0.3],
    [x1, y0 + round],
    [x1 - 2.5, y0 + 2.5],
    [x1 - round, y0],
    [x0 + w * 0.6, y0 + 0.5],
    [x0 + w * 0.25, y0],
    [x0 + round, y0],
    [x0 + 2.5, y0 + 2.5],
    [x0, y0 + round],
    [x0 + 0.5, y0 + h * 0.4],
    [x0, y1 - 34 * loop],
  ];
  const coming: readonly Point[] = [
    [enterX, y1 + 0.5],
    [(enterX + x0) / 2, y1 + 0.5],
    [Math.max((enterX + x0) / 2 + 4, x0 - 20), y1],
  ];
  return penLine([...coming, ...around, ...knotAt([x0, y1], loop, low, leaveX)], { step: w > 700 ? 2 : 1.2, soft: 4 });
}

/** The loop at the corner and the exit: to the left it crosses itself once more, to the right it continues below. */
function knotAt([x, y]: Point, loop: number, low: number, leaveX: number): readonly Point[] {
  const side = leaveX < x ? 1 : -1;
  const at = (dx: number, dy: number): Point => [x + side * dx * loop, y + dy * loop];
  const reach = x - side * 95 * loop;
  const away: readonly Point[] =
    side === 1 && reach < leaveX + 30
      ? [[leaveX, low - 2]]
      : [
          [reach, low],
          [(reach + leaveX) / 2, low],
          [leaveX, low],
        ];
  return [at(1, 6), at(13, 26), at(34, 29), at(44, 17), at(30, 6), at(5, 14), at(-22, 25), ...away];
}
