import type { Point } from '../drawing/curve.ts';
import { around, seededRandom } from '../drawing/random.ts';
import { createSheet, document, tag } from '../drawing/svg.ts';
import { range } from './engraving/geometry.ts';
import type { Patch } from './engraving/patch.ts';
import { Plate } from './engraving/plate.ts';
import { fern, leatheryLeaf } from './flora/leaves.ts';
import { orchid } from './flora/orchid.ts';
import { frond } from './flora/palms.ts';
import { cutCorner } from './furniture/corners.ts';
import { cutBud } from './furniture/frames.ts';
import { ruleGround } from './furniture/ruling.ts';
import { perforatedSheet, plateRule } from './furniture/sheet.ts';
import { hummingbird } from './hummingbird.ts';
import { INKS, PAPERS, TINTS } from './palette.ts';
import { cutPosy, UPRIGHT_POSY } from './posy.ts';
import { BIRD } from './settings.ts';

/** The couple's hummingbird, its bill to the left. */
export function bird(): string {
  const { box, bill } = BIRD;
  const plate = new Plate({ id: 'b' });
  hummingbird(plate, { x: bill.x, y: bill.y });
  return document([0, 0, box.width, box.height], createSheet(), plate.svg());
}

/** The error page's picture, 480 × 300: a lost letter lies among ferns; the hummingbird watches it. */
export function errorScene(): string {
  const plate = new Plate({ id: 'e', coarseness: 1.6 });
  frond(plate, [96, 262, 110, 190, 80, 110, 40, 62], {
    leaflets: 13,
    length: 54,
    width: 3.6,
    seed: 3,
    tint: TINTS.far,
    ink: INKS.far,
  });
  frond(plate, [384, 262, 372, 190, 410, 110, 448, 66], {
    leaflets: 13,
    length: 54,
    width: 3.6,
    seed: 8,
    tint: TINTS.far,
    ink: INKS.far,
  });
  fern(plate, [120, 268, 80, 240, 50, 232, 16, 246], {
    length: 30,
    pinnae: 13,
    tint: ['#c9ccb0', '#dcdcc4'],
    ink: INKS.middle,
  });
  fern(plate, [360, 268, 400, 240, 430, 232, 464, 246], {
    length: 30,
    pinnae: 13,
    tint: ['#c9ccb0', '#dcdcc4'],
    ink: INKS.middle,
  });
  cutEnvelope(plate.at({ x: 222, y: 196, rotate: -7 }));
  for (const [rotate, length] of [
    [20, 44],
    [60, 40],
    [-20, 40],
    [120, 34],
  ] as const) {
    leatheryLeaf(plate, { x: 108, y: 252, rotate: rotate - 30, length, width: length / 4.4 });
  }
  orchid(plate, { x: 104, y: 246, scale: 0.5, rotate: -10 }, { yaw: 0.2 });
  orchid(plate, { x: 134, y: 262, scale: 0.36, rotate: 14 }, { yaw: -0.2 });
  cutSoil(plate);
  hummingbird(plate, { x: 318, y: 136, scale: 0.92, rotate: -6 });
  return document([0, 0, 480, 300], createSheet(), plate.svg());
}

/** Short lines of soil below the objects. */
function cutSoil(plate: Plate): void {
  const random = seededRandom(5);
  const strokes = range(26).map(() => {
    const t = random();
    const [x, y, length] = [240 + around(random, 0, 210 * Math.sqrt(1 - t * 0.6)), 264 + t * 22, 8 + random() * 34];
    const points: Point[] = [
      [x - length / 2, y],
      [x, y - 0.8],
      [x + length / 2, y + 0.2],
    ];
    return [points, [0.15, 0.4 + 0.8 * Math.max(0, 1 - Math.abs(x - 225) / 150), 0.15]] as const;
  });
  plate.lines(strokes, INKS.middle);
}

/** A sealed letter, 190 × 116, its center at the plate's origin, with an empty stamp and a postmark. */
function cutEnvelope(plate: Plate): void {
  const paper: Patch = (u, v) => [(u - 0.5) * 190, v * 58, 0];
  plate.surface((u, v) => [(u - 0.5) * 190 + 2, v * 58 + 4, 0], { tint: '#cfc1a2', edge: null, threshold: 1 });
  plate.surface(paper, { tint: PAPERS.card, edge: [1, 0.6], threshold: 1 });
  ruleGround(plate, {
    from: [-92, 8],
    to: [92, 54],
    pitch: () => 3.6,
    tone: (x, y) => 0.16 * Math.max(0, y / 58) * (0.4 + Math.abs(x) / 95),
    ink: INKS.far,
    step: 9,
  });
  const fold = (points: readonly Point[]) => plate.line(points, t => 0.6 + 0.7 * Math.sin(Math.PI * t), INKS.middle);
  fold([
    [-95, 58],
    [-50, 22],
    [-14, 2],
  ]);
  fold([
    [95, 58],
    [50, 22],
    [14, 2],
  ]);
  const flap: Patch = (u, v) => [v * 95 * (1 - u), -58 + 74 * u, 8 * (1 - Math.abs(v))];
  plate.surface(flap, { tint: ['#fbf5e8', '#f1e6cf'], edge: [0.7, 0.8], pitch: 4, widest: 0.3 });
  plate.dot([0, 8], 12, '#a9574d', { ink: INKS.contour, width: 1 });
  plate.dot([0, 8], 8.4, '#b9705f', { ink: '#8e4a3b', width: 0.8 });
  for (const side of [-1, 1])
    leatheryLeaf(plate, { x: 0, y: 12, rotate: -90 + side * 38, length: 10, width: 3 }, { tint: '#dba999', accent: 0 });
}

/**
 * The header of an email, 600 × 160: a perforated sheet whose foot continues into the letter; a bud between two
 * corners.
 */
export function mailHeader(): string {
  const plate = new Plate({ id: 'm', coarseness: 3, ink: INKS.middle });
  cutCorner(plate.at({ x: 8, y: 10, scale: 0.54 }));
  cutCorner(plate.at({ x: 592, y: 10, flip: -1, scale: 0.54 }));
  for (const [from, to] of [
    [176, 262],
    [424, 338],
  ] as const) {
    plate.line(
      [
        [from, 92],
        [(from + to) / 2, 92],
        [to, 92],
      ],
      t => 0.4 + 2 * Math.sin(Math.PI * t) ** 2,
      INKS.accent,
    );
  }
  const middle = new Plate({ id: 'u', coarseness: 1.8 });
  cutBud(middle, [300, 112], 34);
  return document(
    [0, 0, 600, 160],
    createSheet(),
    tag('rect', { width: 600, height: 160, fill: PAPERS.sheet }),
    plateRule({ x: 15, y: 15, width: 570, height: 190 }, 1),
    plate.svg(),
    middle.svg(),
  );
}

/**
 * The picture of a link in a chat, 1200 × 630, without names: the specimen on the right, space for text on the left.
 */
export function linkPreview(): string {
  const plate = new Plate({ id: 'k', coarseness: 1.1 });
  cutPosy(plate.at({ x: 690, y: -14, scale: 0.82 }), UPRIGHT_POSY);
  const sheet = createSheet();
  const glow = sheet.radial([
    [0, '#fffcf3', 0.8],
    [1, '#fffcf3', 0],
  ]);
  return document(
    [0, 0, 1200, 630],
    sheet,
    tag('rect', { width: 1200, height: 630, fill: PAPERS.sheet }),
    tag('ellipse', { cx: 480, cy: 290, rx: 560, ry: 330, fill: glow }),
    plateRule({ x: 26, y: 26, width: 1148, height: 578 }, 1.6),
    plate.svg(),
  );
}

/** A small portrait picture, 300 × 420: the hummingbird at an orchid, as a stamp of high value. */
export function vignette(): string {
  const plate = new Plate({ id: 'v', coarseness: 1.7 });
  ruleGround(plate, {
    from: [28, 28],
    to: [272, 392],
    pitch: y => 9 + 1.2 * Math.sin(y * 0.21),
    tone: (x, y) => 0.045 + 0.12 * Math.hypot((x - 150) / 150, (y - 190) / 230) ** 2,
    ink: '#b3a382',
    step: 12,
  });
  frond(plate, [60, 392, 66, 300, 50, 190, 96, 70], {
    leaflets: 26,
    length: 58,
    width: 4,
    seed: 3,
    tint: TINTS.palm,
    ink: INKS.middle,
  });
  frond(plate, [90, 392, 130, 320, 190, 300, 262, 318], {
    leaflets: 22,
    length: 50,
    width: 4,
    seed: 9,
    tint: TINTS.coolPalm,
    ink: INKS.middle,
  });
  for (const [x, y, rotate, length] of [
    [92, 372, -20, 90],
    [92, 372, -150, 60],
    [96, 366, -60, 84],
    [96, 366, 14, 70],
  ] as const) {
    leatheryLeaf(plate, { x, y, rotate, length, width: length / 4.4 });
  }
  orchid(plate, { x: 98, y: 300, scale: 0.86, rotate: -8 }, { yaw: 0.25 });
  orchid(plate, { x: 122, y: 232, scale: 0.62, rotate: 10 }, { yaw: -0.2 });
  orchid(plate, { x: 96, y: 182, scale: 0.46, rotate: -6 }, { yaw: 0.2 });
  hummingbird(plate, { x: 134, y: 186, scale: 0.92, rotate: -10 });
  return document(
    [0, 0, 300, 420],
    createSheet(),
    perforatedSheet({ x: 4, y: 3, width: 292, height: 410 }, { pitch: 17, radius: 4.8 }, 2.6),
    tag('rect', { x: 24, y: 24, width: 252, height: 368, fill: '#efe2c9' }),
    plate.svg(),
    plateRule({ x: 24, y: 24, width: 252, height: 368 }, 1.1),
  );
}
