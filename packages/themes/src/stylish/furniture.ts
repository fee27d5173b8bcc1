import type { Point } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { drawBird } from './bird.ts';
import { frameLine } from './frame-line.ts';
import { knotStroke, musubiLine } from './knot.ts';
import { STYLISH_INKS } from './palette.ts';
import { penLine } from './pen/line.ts';
import { penStroke } from './pen/stroke.ts';
import { STYLISH_FRAME } from './settings.ts';

const inked = (d: string, fill: string = STYLISH_INKS.ink) => tag('path', { d, fill });

/** The line passes through the upper left corner of a page and forms two leaves on its way; 250 × 250. */
export function corner(): string {
  const line = penLine(CORNER, { step: 1.2, soft: 4 });
  return document(
    [0, 0, 250, 250],
    createSheet(),
    inked(penStroke(line, { width: 2.6, contrast: 0.55, seed: 6, taper: [0, 60] })),
  );
}

/** Enters at the left edge, around a wide loop, a leaf on either side, and leaves along the top. */
const CORNER: readonly Point[] = [
  [-14, 168],
  [18, 158],
  [48, 132],
  [66, 96],
  [64, 64],
  [44, 48],
  [26, 60],
  [28, 88],
  [54, 106],
  [88, 98],
  [110, 78],
  // the first leaf
  [118, 94],
  [134, 108],
  [154, 108],
  [146, 90],
  [128, 78],
  [112, 76],
  [126, 58],
  [146, 44],
  // the second
  [146, 28],
  [156, 14],
  [172, 8],
  [174, 24],
  [164, 38],
  [150, 44],
  [176, 40],
  [206, 32],
  [240, 30],
];

/** The line leaves the page at its lower right corner, with the bird sitting on it; 250 × 250. */
export function cornerFoot(): string {
  const line = penLine(
    [
      [4, 218],
      [60, 219],
      [120, 217],
      [166, 214],
      [196, 206],
      [214, 188],
      [210, 168],
      [192, 166],
      [184, 184],
      [198, 204],
      [226, 208],
      [264, 206],
    ],
    { step: 1.2, soft: 4 },
  );
  return document(
    [0, 0, 250, 250],
    createSheet(),
    inked(penStroke(line, { width: 2.6, contrast: 0.55, seed: 2, taper: [70, 0] })),
    groupAt({ x: 112, y: 184, scale: 0.84 }, drawBird(STYLISH_INKS.ink, STYLISH_INKS.paper, 3)),
  );
}

/** A faint sprig for the upper right corner of a card with text nearby, in the tint only; 250 × 250. */
export function cornerLeaf(): string {
  const line = penLine(
    [
      [96, 10],
      [128, 14],
      [152, 22],
      [150, 42],
      [136, 56],
      [122, 58],
      [126, 40],
      [140, 28],
      [156, 24],
      [180, 38],
      [196, 54],
      [188, 72],
      [172, 84],
      [158, 84],
      [164, 68],
      [180, 58],
      [198, 56],
      [214, 80],
      [222, 106],
      [212, 122],
      [196, 130],
      [186, 128],
      [194, 114],
      [208, 106],
      [224, 108],
      [230, 140],
      [232, 176],
    ],
    { step: 1.2, soft: 4 },
  );
  return document(
    [0, 0, 250, 250],
    createSheet(),
    inked(penStroke(line, { width: 2.6, contrast: 0.5, seed: 8, taper: [40, 60] }), '#c9bcab'),
  );
}

/** The line between sections, with a knot in its middle; 360 × 44. */
export function divider(): string {
  const line = musubiLine({
    x: 180,
    y: 22,
    scale: 0.5,
    before: [
      [2, 22.5],
      [60, 22],
    ],
    after: [
      [300, 22],
      [358, 21.5],
    ],
  });
  return document(
    [0, 0, 360, 44],
    createSheet(),
    inked(knotStroke(line, { width: 1.9, contrast: 0.45, seed: 8, taper: [50, 50] })),
  );
}

/** One line around a 16:9 video, with a loop at its corner; 1376 × 816. */
export function playerFrame(): string {
  const { width, height, video } = STYLISH_FRAME;
  const line = frameLine({ box: video, margin: 19, loop: 0.62, enterX: 2, leaveX: 2 });
  return document(
    [0, 0, width, height],
    createSheet(),
    inked(penStroke(line, { width: 2.7, contrast: 0.4, seed: 3, taper: [20, 60] })),
  );
}

/** Printer's crop marks around a box. */
export function cropMarks(width: number, height: number, inset: number, length: number): string {
  const mark = (x: number, y: number, sx: 1 | -1, sy: 1 | -1) =>
    `M${x + sx * inset} ${y}v${sy * length}M${x} ${y + sy * inset}h${sx * length}`;
  return mark(0, 0, 1, 1) + mark(width, 0, -1, 1) + mark(0, height, 1, -1) + mark(width, height, -1, -1);
}

/** The still behind a waiting message: ink ground, crop marks, and low down the line, with a gap; 1280 × 720. */
export function slate(): string {
  const sheet = createSheet();
  const [before, gap, after] = openedLine();
  const quiet = { width: 3.4, contrast: 0.55, seed: 8 };
  return document(
    [0, 0, 1280, 720],
    sheet,
    tag('rect', { width: 1280, height: 720, fill: STYLISH_INKS.ink }),
    glow(sheet),
    tag('path', {
      d: slateMarks(),
      stroke: STYLISH_INKS.glow,
      'stroke-width': 1.2,
      opacity: 0.7,
      fill: 'none',
    }),
    inked(knotStroke(before, { ...quiet, taper: [0, 30] }), '#f1ece5'),
    inked(penStroke(after, { ...quiet, taper: [30, 0] }), '#f1ece5'),
    gap
      .map(([cx, cy], i) =>
        tag('circle', { cx, cy, r: 4, fill: STYLISH_INKS.glow, opacity: [0.95, 0.72, 0.48, 0.28][i] }),
      )
      .join(''),
  );
}

/** Crop marks 34 px inside the corners, so that they are still visible in a phone's crop. */
function slateMarks(): string {
  const [near, far, length] = [34, 50, 28];
  return [
    [near, far, 1, 1],
    [1280 - near, far, -1, 1],
    [near, 720 - far, 1, -1],
    [1280 - near, 720 - far, -1, -1],
  ]
    .map(([x = 0, y = 0, sx = 1, sy = 1]) => `M${x + sx * 16} ${y - sy * 16}v${sy * length}M${x} ${y}h${sx * length}`)
    .join('');
}

function glow(sheet: Sheet): string {
  const warm = sheet.radial([
    [0, '#4a4038', 0.5],
    [1, STYLISH_INKS.ink, 0],
  ]);
  return tag('ellipse', { cx: 1010, cy: 690, rx: 520, ry: 260, fill: warm });
}

/** The line with its musubi and a gap after the knot: the part before, the gap with four dots, the part after. */
function openedLine(): readonly [readonly Point[], readonly Point[], readonly Point[]] {
  const y = 616;
  const line = musubiLine({
    x: 940,
    y,
    scale: 1.16,
    before: [
      [-20, y],
      [400, y + 1],
    ],
    after: [
      [1180, y],
      [1300, y],
    ],
  });
  const cut = line.findIndex(
    ([x], i) => i > line.length / 2 && x > 1104 && line.slice(i).every(([later]) => later > 1100),
  );
  const open = Math.round(92 / 2);
  const rest = line.slice(cut + open);
  const dots = [0.2, 0.4, 0.6, 0.8].flatMap(share => {
    const p = line[cut + Math.round(open * share)];
    return p ? [p] : [];
  });
  return [line.slice(0, cut), dots, rest];
}
