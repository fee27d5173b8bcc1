import type { Point } from '../../drawing/curve.ts';
import { createSheet, document, tag } from '../../drawing/svg.ts';
import { lerp, range } from '../engraving/geometry.ts';
import { Plate } from '../engraving/plate.ts';
import { leatheryLeaf } from '../flora/leaves.ts';
import { proteaBud } from '../flora/protea.ts';
import { INKS } from '../palette.ts';
import { PLAYER_FRAME } from '../settings.ts';
import { cutCorner } from './corners.ts';
import { perforatedSheet, plateRule } from './sheet.ts';

/** A rule that swells in its middle, between two x, at a height. */
function swelledRule(plate: Plate, [from, to]: readonly [number, number], y: number): void {
  const points = range(25).map((i): Point => [lerp(from, to, i / 24), y]);
  plate.line(points, t => 0.3 + 2.1 * Math.sin(Math.PI * t) ** 3, INKS.accent);
}

/** A lozenge between rule and flower. */
const lozenge = (x: number, y: number) =>
  tag('path', { d: `M${x} ${y - 3.4}l3.4 3.4-3.4 3.4-3.4-3.4Z`, fill: INKS.warm });

/** Draws a protea bud between its leaves, its foot at x, y. */
export function cutBud(plate: Plate, [x, y]: Point, size: number): void {
  for (const side of [-1, 1]) {
    leatheryLeaf(plate, { x, y: y - size * 0.16, rotate: -90 + side * 62, length: size * 1.26, width: size * 0.32 });
    leatheryLeaf(plate, { x, y: y - size * 0.1, rotate: -90 + side * 88, length: size * 1.16, width: size * 0.26 });
  }
  proteaBud(plate, [x, y], size);
}

/** A rule between sections, 360 × 44: two swelled rules that meet at a protea bud. */
export function divider(): string {
  const plate = new Plate({ id: 'd' });
  swelledRule(plate, [4, 142], 28);
  swelledRule(plate, [218, 356], 28);
  for (const x of [150, 210]) plate.raw(lozenge(x, 28));
  cutBud(plate, [180, 40], 19);
  return document([0, 0, 360, 44], createSheet(), plate.svg());
}

/** A perforated postcard around a 16:9 video, with the plate rule and flowers at two corners; never over the video. */
export function playerFrame(): string {
  const { width, height, video } = PLAYER_FRAME;
  const sheet = createSheet();
  const plate = new Plate({ id: 'p', coarseness: 1.3 });
  cutCorner(plate.at({ x: -14, y: -14, scale: 1.1 }));
  cutCorner(plate.at({ x: width + 14, y: height + 14, rotate: 180, scale: 1.1 }));
  const whole = { fill: '#fff', width, height };
  const around = sheet.mask(tag('rect', whole) + tag('rect', { ...video, fill: '#000' }));
  const rule = { x: video.x - 12, y: video.y - 12, width: video.width + 24, height: video.height + 24 };
  return document(
    [0, 0, width, height],
    sheet,
    tag(
      'g',
      { mask: around },
      perforatedSheet({ x: 12, y: 12, width: width - 24, height: height - 24 }, { pitch: 20.6, radius: 5.6 }, 3),
      plateRule(rule, 1.6),
      plate.svg(),
    ),
  );
}
