import { seededRandom } from '../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { dawn } from './dawn.ts';
import { cornerSpray, edgeSpray, plantGarden, sprig } from './flora/sprays.ts';
import { PLAYER_FRAME } from './settings.ts';

const HAIRLINE = '#cdbf9c';

/** Flowers for the upper left corner of a page, 250 × 250; mirrored for the right one. Placed below the header. */
export function corner(): string {
  const sheet = createSheet();
  return document([-6, -6, 250, 250], sheet, cornerSpray(plantGarden(sheet, 11)));
}

/** Flowers for the lower right corner of a page, 250 × 250. */
export function cornerFoot(): string {
  const sheet = createSheet();
  return document(
    [0, 0, 250, 250],
    sheet,
    groupAt({ x: 256, y: 256, rotate: 180 }, cornerSpray(plantGarden(sheet, 37))),
  );
}

/** Pale leaves only, for the corner of a card with text nearby; 250 × 250, upper right. */
export function cornerLeaf(): string {
  const sheet = createSheet();
  const spray = cornerSpray(plantGarden(sheet, 52), { flowers: false });
  return document(
    [0, 0, 250, 250],
    sheet,
    tag('g', { opacity: 0.72 }, groupAt({ x: 256, y: -6, scale: -1, scaleY: 1 }, spray)),
  );
}

/** A rule between sections, 360 × 44: two hairlines that end in leaves around one flower. */
export function divider(): string {
  const sheet = createSheet();
  const garden = plantGarden(sheet, 5);
  const half = sprig(garden);
  const fade = (from: number, to: number) =>
    sheet.linear(
      [
        [0, HAIRLINE, 0],
        [1, HAIRLINE],
      ],
      { gradientUnits: 'userSpaceOnUse', x1: from, x2: to },
    );
  return document(
    [0, 0, 360, 44],
    sheet,
    tag('path', { d: 'M4 22H86', stroke: fade(4, 60) }),
    tag('path', { d: 'M274 22H356', stroke: fade(356, 300) }),
    groupAt({ x: 184, y: 21, scale: 0.86 }, half),
    groupAt({ x: 176, y: 21, scale: -0.86, scaleY: 0.86 }, half),
    garden.cream.at(168, 25, 8, 160),
    garden.blush.at(192, 25, 8, 20),
    garden.anemone.at(180, 20, 13),
  );
}

/** A paper mat with two hairlines and flowers at two corners, placed around a 16:9 video. */
export function playerFrame(): string {
  const { width, height, video } = PLAYER_FRAME;
  const sheet = createSheet();
  const garden = plantGarden(sheet, 83);
  const box = (grow: number, attributes: Record<string, string | number>) =>
    tag('rect', {
      x: video.x - grow,
      y: video.y - grow,
      width: video.width + 2 * grow,
      height: video.height + 2 * grow,
      fill: 'none',
      ...attributes,
    });
  const spray = edgeSpray(garden);
  // The video's rectangle is cut out, so that a leaf can never cover a face.
  const around = sheet.mask(
    tag('rect', { width, height, fill: '#fff' }) +
      tag('rect', { x: video.x, y: video.y, width: video.width, height: video.height, fill: '#000' }),
  );
  return document(
    [0, 0, width, height],
    sheet,
    box(9, { stroke: '#fffefa', 'stroke-width': 18 }),
    box(18, { stroke: HAIRLINE, 'stroke-width': 1, rx: 4 }),
    box(13, { stroke: HAIRLINE, 'stroke-width': 0.6, rx: 2, opacity: 0.7 }),
    tag(
      'g',
      { mask: around },
      groupAt({ x: 25, y: 25, scale: 1.15 }, spray),
      groupAt({ x: width - 25, y: height - 25, rotate: 180, scale: 1.15 }, spray),
    ),
  );
}

/** The still behind every waiting message (16:9, 1280 × 720): the middle is left as paper for the text. */
export function slate(): string {
  const sheet = createSheet();
  const garden = plantGarden(sheet, 19);
  const spray = cornerSpray(garden);
  return document(
    [0, 0, 1280, 720],
    sheet,
    dawn(sheet, seededRandom(12), {
      width: 1280,
      height: 720,
      horizon: 0.72,
      sun: [0.74, 0.7],
      birds: [0.87, 0.2],
      meadow: 16,
    }),
    paperLight(sheet),
    tag('rect', {
      x: 22,
      y: 22,
      width: 1236,
      height: 676,
      rx: 5,
      fill: 'none',
      stroke: HAIRLINE,
      'stroke-width': 1.4,
      opacity: 0.8,
    }),
    groupAt({ x: -8, y: -8, scale: 1.36 }, spray),
    groupAt({ x: 1290, y: 730, rotate: 180, scale: 1.2 }, spray),
  );
}

/** Paper shows through in the middle, so that ink keeps its contrast on any sky. */
function paperLight(sheet: Sheet): string {
  const fill = sheet.radial([
    [0, '#fffdf6', 0.94],
    [0.5, '#fffdf6', 0.78],
    [1, '#fffdf6', 0],
  ]);
  return tag('ellipse', { cx: 640, cy: 340, rx: 560, ry: 330, fill });
}
