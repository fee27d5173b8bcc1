import type { Point } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import { chandelier } from './chandelier.ts';
import type { Print } from './engraving/burin.ts';
import { cornerOrnament, cresting, swelledRule } from './ornament.ts';
import { foil, goldOnPaper, PAINTS } from './paints.ts';
import { PLAYER_FRAME } from './settings.ts';
import { silk } from './silk.ts';

/** The corner ornament is drawn on a field of 210 px and exported at 250. */
const CORNER_SCALE = 250 / 210;

/** The engraved corner of a page or of the card, 250 × 250, upper left; mirrored for the others. */
export function corner(): string {
  const sheet = createSheet();
  return document([0, 0, 250, 250], sheet, groupAt({ scale: CORNER_SCALE }, cornerOrnament(sheet, goldOnPaper(sheet))));
}

/** The same for the lower right corner. */
export function cornerFoot(): string {
  const sheet = createSheet();
  return document(
    [0, 0, 250, 250],
    sheet,
    groupAt({ x: 250, y: 250, rotate: 180, scale: CORNER_SCALE }, cornerOrnament(sheet, goldOnPaper(sheet))),
  );
}

/** A lighter corner with fewer scrolls for the upper right of a card with text nearby, 250 × 250. */
export function cornerLeaf(): string {
  const sheet = createSheet();
  const print: Print = { ...goldOnPaper(sheet), shadeOpacity: 0.16 };
  const drawn = cornerOrnament(sheet, print, { scrolls: 3, width: 2, radius: 20.6 });
  return document(
    [0, 0, 250, 250],
    sheet,
    tag('g', { opacity: 0.6 }, groupAt({ x: 250, scale: -CORNER_SCALE, scaleY: CORNER_SCALE }, drawn)),
  );
}

/** A rule between sections, 360 × 44: a swelled line on either side of a four-leaf boss. */
export function divider(): string {
  const sheet = createSheet();
  return document(
    [0, 0, 360, 44],
    sheet,
    groupAt({ x: 180, y: 22, scale: 1.25 }, swelledRule(sheet, goldOnPaper(sheet), 138)),
  );
}

/** An ivory molding with gilt lines around a 16:9 video, with a crest of acanthus on its upper edge. */
export function playerFrame(): string {
  const { width, height, video } = PLAYER_FRAME;
  const sheet = createSheet();
  const print = goldOnPaper(sheet);
  const box = (grow: number, attributes: Readonly<Record<string, string | number>>) =>
    tag('rect', {
      x: video.x - grow,
      y: video.y - grow,
      width: video.width + 2 * grow,
      height: video.height + 2 * grow,
      fill: 'none',
      ...attributes,
    });
  // The video's rectangle is cut out, so that no leaf can cover a face.
  const around = sheet.mask(
    tag('rect', { width, height, fill: '#fff' }) +
      tag('rect', { x: video.x, y: video.y, width: video.width, height: video.height, fill: '#000' }),
  );
  const boss = (x: number, y: number) =>
    groupAt(
      { x, y },
      tag('rect', { x: -9, y: -9, width: 18, height: 18, transform: 'rotate(45)', ...giltBoss(sheet) }),
    );
  const [left, right, top, foot] = [27, width - 27, 27, height - 27];
  return document(
    [0, 0, width, height],
    sheet,
    tag(
      'g',
      { mask: around },
      box(20, { stroke: PAINTS.emboss, 'stroke-width': 40 }),
      box(20, { stroke: '#fffdf8', 'stroke-width': 24, opacity: 0.7 }),
      box(39.5, { stroke: '#d8c9a3' }),
      box(32, { stroke: PAINTS.gold, 'stroke-width': 1.4 }),
      box(28, { stroke: PAINTS.hairline, 'stroke-width': 0.7 }),
      box(10, { stroke: PAINTS.hairline, 'stroke-width': 0.7 }),
      box(2, { stroke: PAINTS.goldDeep, 'stroke-width': 4 }),
      box(3, { stroke: '#dcc591', 'stroke-width': 1 }),
      boss(left, top),
      boss(right, top),
      boss(left, foot),
      boss(right, foot),
      plaque([width / 2, 27], [252, 38], print.foil),
      groupAt({ x: width / 2, y: 27, scale: 0.8 }, cresting(sheet, print)),
      plaque([width / 2, height - 27], [312, 30], print.foil),
      groupAt({ x: width / 2, y: height - 27, scale: 1.2 }, swelledRule(sheet, print, 112)),
    ),
  );
}

/** A plate with hollowed corners around a center. */
function plaque([cx, cy]: Point, [width, height]: Point, stroke: string): string {
  const [x, y, r] = [width / 2, height / 2, 7];
  return tag('path', {
    d: `M${cx - x} ${cy - y + r}A${r} ${r} 0 0 0 ${cx - x + r} ${cy - y}H${cx + x - r}A${r} ${r} 0 0 0 ${cx + x} ${cy - y + r}V${cy + y - r}A${r} ${r} 0 0 0 ${cx + x - r} ${cy + y}H${cx - x + r}A${r} ${r} 0 0 0 ${cx - x} ${cy + y - r}Z`,
    fill: PAINTS.plate,
    stroke,
    'stroke-width': 1.2,
  });
}

function giltBoss(sheet: Sheet): Readonly<Record<string, string | number>> {
  return { fill: '#fbf8f1', stroke: foil(sheet, [20, 20]), 'stroke-width': 1.6 };
}

/** The still behind every waiting message, 1280 × 720: silk, and a chandelier above its plain middle. */
export function slate(): string {
  const sheet = createSheet();
  const glow = sheet.radial(
    [
      [0, '#ffce96', 0.2],
      [1, '#ffce96', 0],
    ],
    { cx: 0.5, cy: 0.24, r: 0.5 },
  );
  const calm = sheet.radial([
    [0, '#3a1329', 0.72],
    [0.55, '#3a1329', 0.5],
    [1, '#3a1329', 0],
  ]);
  const frame = (inset: number, width: number, opacity: number) =>
    tag('rect', {
      x: inset,
      y: inset,
      width: 1280 - 2 * inset,
      height: 720 - 2 * inset,
      fill: 'none',
      stroke: '#c8a766',
      'stroke-width': width,
      opacity,
    });
  return document(
    [0, 0, 1280, 720],
    sheet,
    silk(sheet, { width: 1280, height: 720, scale: 0.75, folds: 0, seed: 5 }),
    tag('rect', { width: 1280, height: 720, fill: glow }),
    tag('ellipse', { cx: 640, cy: 470, rx: 560, ry: 230, fill: calm }),
    frame(20, 1.4, 0.7),
    frame(26, 0.7, 0.5),
    groupAt({ x: 640, y: 22, scale: 1.72 }, chandelier(sheet)),
  );
}
