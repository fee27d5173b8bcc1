import type { Point } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { drawBird } from './bird.ts';
import { cropMarks } from './furniture.ts';
import { AWAJI_FOOT, awajiLine, knotStroke, musubiLine } from './knot.ts';
import { STYLISH_INKS } from './palette.ts';
import { penLine } from './pen/line.ts';
import { penStroke } from './pen/stroke.ts';
import { tied } from './pen/tied.ts';

const { ink, paper, tint, hair, warm } = STYLISH_INKS;

const inked = (d: string, fill: string = ink) => tag('path', { d, fill });

/** The error page's picture, 480 × 300: the line has lost its way, and the bird has found its end. */
export function errorScene(): string {
  const line = penLine(
    [
      [-12, 236],
      [60, 236],
      [112, 232],
      [150, 214],
      [176, 176],
      [206, 140],
      [236, 150],
      [232, 190],
      [196, 214],
      [152, 198],
      [140, 152],
      [166, 112],
      [212, 96],
      [256, 112],
      [268, 156],
      [246, 198],
      [206, 190],
      [192, 150],
      [208, 110],
      [252, 78],
      [290, 92],
      [296, 132],
      [272, 168],
      [276, 206],
      [306, 222],
      [332, 210],
      [348, 206],
      [361, 213],
    ],
    { step: 1.6, soft: 4 },
  );
  const sheet = createSheet();
  return document(
    [0, 0, 480, 300],
    sheet,
    tag('circle', { cx: 212, cy: 154, r: 92, fill: tint, opacity: 0.72 }),
    tag('path', { d: 'M320 268H470', stroke: hair, 'stroke-width': 1.4, fill: 'none' }),
    tied(line, 11)
      .map((stretch, i, all) =>
        inked(penStroke(stretch, { width: 4.2, contrast: 0.6, seed: 5, taper: [0, i === all.length - 1 ? 24 : 0] })),
      )
      .join(''),
    groupAt({ x: 417, y: 229, scale: -0.94, scaleY: 0.94 }, drawBird(ink, paper, 3.8)),
  );
}

/** The header of an email, 600 × 160: the line tied over a disc, crop marks at its corners; opaque background. */
export function mailHeader(): string {
  const line = musubiLine({
    x: 300,
    y: 84,
    scale: 0.92,
    before: [
      [-20, 85],
      [120, 84],
    ],
    after: [
      [480, 84],
      [620, 83],
    ],
  });
  return document(
    [0, 0, 600, 160],
    createSheet(),
    tag('rect', { width: 600, height: 160, fill: paper }),
    tag('circle', { cx: 300, cy: 82, r: 58, fill: tint }),
    groupAt(
      { x: 18, y: 18 },
      tag('path', { d: cropMarks(564, 124, 0, 12), stroke: warm, 'stroke-width': 1, fill: 'none', opacity: 0.75 }),
    ),
    inked(knotStroke(line, { width: 3.2, contrast: 0.5, seed: 8 })),
  );
}

/**
 * The picture of a link in a chat, 1200 × 630, without names: the awaji knot over the day's disc; the text is set to
 * its left.
 */
export function linkPreview(): string {
  const sheet = createSheet();
  const ground = 470;
  const scale = 1.86;
  const line = awajiLine({
    x: 880,
    y: ground - AWAJI_FOOT * scale,
    scale,
    before: [
      [-30, ground],
      [200, ground],
      [420, ground],
    ],
    after: [
      [1215, ground],
      [1240, ground],
    ],
  });
  return document(
    [0, 0, 1200, 630],
    sheet,
    tag('rect', { width: 1200, height: 630, fill: paper }),
    wallLight(sheet, 1200, 630),
    tag('circle', { cx: 880, cy: 292, r: 214, fill: tint }),
    tag('path', { d: 'M64 56H1136', stroke: ink, 'stroke-width': 1.4, fill: 'none' }),
    tag('path', { d: 'M64 574H1136', stroke: hair, 'stroke-width': 1.4, fill: 'none' }),
    inked(knotStroke(line, { width: 5.4, contrast: 0.6, seed: 9 })),
  );
}

/** Gallery light from the upper left. */
function wallLight(sheet: Sheet, width: number, height: number): string {
  const light = sheet.linear(
    [
      [0, '#ffffff', 0.7],
      [0.6, paper, 0],
      [1, STYLISH_INKS.wall, 0.8],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.5 },
  );
  return tag('rect', { width, height, fill: light });
}

/** The thank-you page's portrait picture, 300 × 420: one line forms a rose in front of a disc. */
export function vignette(): string {
  const sheet = createSheet();
  const line = penLine([...STEM, ...ROSE], { step: 1.3, soft: 4 });
  return document(
    [0, 0, 300, 420],
    sheet,
    tag('rect', { width: 300, height: 420, fill: '#fbfaf8' }),
    wallLight(sheet, 300, 420),
    tag('circle', { cx: 172, cy: 136, r: 92, fill: tint }),
    groupAt(
      { x: 16, y: 16 },
      tag('path', { d: cropMarks(268, 388, 0, 12), stroke: warm, 'stroke-width': 1, fill: 'none', opacity: 0.75 }),
    ),
    inked(penStroke(line, { width: 4, contrast: 0.62, seed: 7, taper: [30, 24] })),
  );
}

/** From the floor up the stem, with a leaf on either side. */
const STEM: readonly Point[] = [
  [34, 378],
  [90, 380],
  [134, 376],
  [150, 356],
  [152, 330],
  // the leaf on the right
  [172, 306],
  [204, 296],
  [232, 300],
  [222, 322],
  [194, 334],
  [154, 330],
  [148, 300],
  [142, 278],
  // the leaf on the left
  [116, 276],
  [88, 258],
  [74, 232],
  [100, 234],
  [126, 252],
  [140, 276],
  [138, 240],
  [142, 214],
];

/** The flower: sepals, outer petals one after the other, and the center wound inward. */
const ROSE: readonly Point[] = [
  [110, 196],
  [88, 160],
  [90, 118],
  [106, 96],
  [112, 132],
  [126, 168],
  [150, 196],
  [146, 214],
  [178, 206],
  [204, 178],
  [210, 138],
  [196, 104],
  [184, 142],
  [168, 176],
  [146, 190],
  [124, 166],
  [112, 128],
  [120, 92],
  [146, 72],
  [176, 78],
  [192, 104],
  [186, 136],
  [164, 152],
  [140, 142],
  [130, 116],
  [142, 96],
  [162, 94],
  [174, 110],
  [166, 128],
  [150, 128],
  [146, 114],
  [156, 108],
];
