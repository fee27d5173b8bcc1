import { goldKnot } from '../brand/marks.ts';
import { createSheet, document, groupAt, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { drawDove } from './bird.ts';
import { drawCrest, drawPortrait } from './emblems.ts';
import { createBurin } from './engraving/burin.ts';
import { rinceau } from './engraving/rinceau.ts';
import { cornerOrnament, coronet, ellipse, mirrored, swelledRule } from './ornament.ts';
import { foil, goldOnPaper, PAINTS } from './paints.ts';
import { silk } from './silk.ts';

/** The error page's picture, 480 × 300: the dove has brought the sealed letter back. */
export function errorScene(): string {
  const sheet = createSheet();
  const print = goldOnPaper(sheet);
  const bough = createBurin();
  rinceau(bough, { from: [20, 0], radius: 24, shrink: 0.84, scrolls: 5, first: 1, width: 3.4, firstHusk: 0.8 });
  const glow = sheet.radial([
    [0, '#fffdf8'],
    [0.7, PAINTS.plate],
    [1, PAINTS.plate, 0],
  ]);
  return document(
    [0, 0, 480, 300],
    sheet,
    tag('ellipse', { cx: 240, cy: 150, rx: 232, ry: 146, fill: glow }),
    groupAt({ x: 240, y: 232 }, mirrored(sheet, bough.print(print))),
    groupAt(
      { x: 240, y: 236, scale: 1.6 },
      createBurin()
        .rosette([0, 0], 9, 8)
        .print({ ...print, gap: 0.7 }),
    ),
    groupAt({ x: 256, y: 210, scale: 3.4 }, drawDove(sheet, { line: 0.45, hasSprig: false })),
    groupAt({ x: 150, y: 132, rotate: -7 }, letter(sheet)),
  );
}

/** A sealed letter hanging by a silk ribbon from the origin's upper right. */
function letter(sheet: Sheet): string {
  const face = sheet.linear(
    [
      [0, '#fffdf8'],
      [1, '#f1e8d6'],
    ],
    { x1: 0, y1: 0, x2: 0.4, y2: 1 },
  );
  const rim = { stroke: '#cdb27d', 'stroke-width': 1, 'stroke-linejoin': 'round' };
  return [
    tag('path', {
      d: 'M28 -10C20 -6 10 -4 0 2',
      fill: 'none',
      stroke: PAINTS.aubergine,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
    tag('rect', { x: -48, y: 3, width: 96, height: 66, rx: 1.5, fill: '#3a2a14', opacity: 0.14 }),
    tag('rect', { x: -50, y: 0, width: 96, height: 66, rx: 1.5, fill: face, ...rim }),
    tag('rect', { x: -46.5, y: 3.5, width: 89, height: 59, fill: 'none', stroke: '#d8c9a3', 'stroke-width': 0.6 }),
    tag('path', { d: 'M-49 65L-12 32M45 65L8 32', fill: 'none', ...rim }),
    tag('path', { d: 'M-50 .5L-2 40L46 .5', fill: '#fffdf8', ...rim }),
    tag('path', { d: waxDrop(13), fill: '#451731', transform: 'translate(-2 37)' }),
    tag('path', { d: waxDrop(12), fill: PAINTS.aubergine, transform: 'translate(-2.600 36.200)' }),
    tag('circle', { cx: -2.4, cy: 36.4, r: 8, fill: 'none', stroke: '#d8bd84', 'stroke-width': 0.8 }),
    groupAt({ x: -2.4, y: 39.6, scale: 0.27 }, coronet(sheet, { foil: '#e3cfa0', ground: PAINTS.aubergine })),
  ].join('');
}

/** A drop of wax around the origin, not quite round. */
function waxDrop(radius: number): string {
  const r = radius;
  return `M${svgNumbers(-r, 0)}C${svgNumbers(-r * 1.04, -r * 0.6, -r * 0.5, -r * 1.02, 0, -r)}C${svgNumbers(r * 0.62, -r * 0.98, r * 1.06, -r * 0.5, r, 0.4)}C${svgNumbers(r * 0.98, r * 0.6, r * 0.5, r * 1.06, 0, r)}C${svgNumbers(-r * 0.6, r * 0.98, -r * 1.02, r * 0.5, -r, 0)}Z`;
}

/** The header of an email, 600 × 160: framed like the card, the gold knot below a coronet; opaque background. */
export function mailHeader(): string {
  const sheet = createSheet();
  const print = { ...goldOnPaper(sheet), ground: PAINTS.paper };
  const small = cornerOrnament(sheet, print, { scrolls: 4, width: 2.8, radius: 20.6 });
  const line = (inset: number, stroke: string, width: number) =>
    tag('path', {
      d: `M${inset} 160V${inset}H${600 - inset}V160`,
      fill: 'none',
      stroke,
      'stroke-width': width,
    });
  return document(
    [0, 0, 600, 160],
    sheet,
    tag('rect', { width: 600, height: 160, fill: PAINTS.paper }),
    line(12, PAINTS.gold, 1.2),
    line(16, PAINTS.hairline, 0.7),
    tag('rect', { y: 150, width: 600, height: 10, fill: PAINTS.paper }),
    groupAt({ x: 14, y: 14, scale: 0.6 }, small),
    groupAt({ x: 586, y: 14, scale: -0.6, scaleY: 0.6 }, small),
    groupAt({ x: 300, y: 46, scale: 0.84 }, coronet(sheet, print)),
    groupAt({ x: 256, y: 56, scale: 0.92 }, goldKnot()),
    groupAt({ x: 300, y: 141, scale: 1.1 }, swelledRule(sheet, print, 96)),
  );
}

/** The picture of a link in a chat, 1200 × 630, without names: the card on silk; the text is added on export. */
export function linkPreview(): string {
  const sheet = createSheet();
  const print = goldOnPaper(sheet);
  const [x, y, width, height] = [130, 44, 940, 542];
  const rect = (grow: number, attributes: Readonly<Record<string, string | number>>) =>
    tag('rect', { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow, ...attributes });
  const corners = [
    { x: x + 18, y: y + 18, scale: 0.9, scaleY: 0.9 },
    { x: x + width - 18, y: y + 18, scale: -0.9, scaleY: 0.9 },
    { x: x + 18, y: y + height - 18, scale: 0.9, scaleY: -0.9 },
    { x: x + width - 18, y: y + height - 18, scale: -0.9, scaleY: -0.9 },
  ];
  const href = sheet.part(cornerOrnament(sheet, print));
  let shadow = '';
  for (let i = 0; i < 10; i += 1)
    shadow += rect(4 + i * 2.2, { y: y + 14, rx: 4 + i * 2, fill: '#14020e', opacity: 0.05 });
  return document(
    [0, 0, 1200, 630],
    sheet,
    silk(sheet, { width: 1200, height: 630, scale: 0.8, folds: 8, seed: 3 }),
    shadow,
    rect(0, { rx: 2, fill: PAINTS.paper, stroke: '#e9dcbd' }),
    rect(-10, { fill: PAINTS.plate, stroke: '#e6dac3' }),
    rect(-19, { fill: 'none', stroke: PAINTS.gold, 'stroke-width': 1.2 }),
    rect(-23, { fill: 'none', stroke: PAINTS.hairline, 'stroke-width': 0.7 }),
    ...corners.map(pose => groupAt(pose, tag('use', { href }))),
    groupAt({ x: 600, y: 160, scale: 1.06 }, drawCrest(sheet, print)),
    groupAt({ x: 600, y: 172, scale: 0.56 }, groupAt({ x: -48, y: -46 }, goldKnot())),
  );
}

/** A small portrait picture, 300 × 420: the dove in a crowned oval on silk. */
export function vignette(): string {
  const sheet = createSheet();
  const metal = sheet.linear(
    [
      [0, '#b48d48'],
      [0.4, '#f0dcae'],
      [0.6, '#c8a869'],
      [1, '#e3cfa0'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: -120, y1: -140, x2: 60, y2: 60, spreadMethod: 'reflect' },
  );
  const ivory = sheet.radial(
    [
      [0, '#fffdf8'],
      [1, '#efe3cc'],
    ],
    { cx: 0.4, cy: 0.32, r: 0.8 },
  );
  const frame = (inset: number, width: number) =>
    tag('rect', {
      x: inset,
      y: inset,
      width: 300 - 2 * inset,
      height: 420 - 2 * inset,
      fill: 'none',
      stroke: '#c8a766',
      'stroke-width': width,
    });
  const print = { foil: metal, ground: '#4a1a35', shade: '#3a1329', shadeOpacity: 0.3 };
  return document(
    [0, 0, 300, 420],
    sheet,
    silk(sheet, { width: 300, height: 420, scale: 0.56, folds: 3, seed: 8 }),
    frame(9, 1.2),
    frame(13, 0.6),
    groupAt(
      { x: 150, y: 222, scale: 0.9 },
      tag('path', { d: ellipse(100, 125), fill: ivory }),
      drawPortrait(sheet, print),
      groupAt({ x: -4, y: 56, scale: 2.75 }, drawDove(sheet, { line: 0.5 })),
      groupAt({ y: 80, scale: 0.8 }, swelledRule(sheet, { foil: foil(sheet), ground: '#f6eddb' }, 84)),
    ),
  );
}
