import { createSheet, groupAt, type Sheet, svgNumbers, tag } from '../../drawing/svg.ts';
import { disc } from '../../natural/stamps/die-cut.ts';
import { pearl } from '../sea-life/drift.ts';
import { earsPath, SHELL_WASHES, type ShellWash, scallop, scallopPath } from '../sea-life/shells.ts';
import { drop, INK, inkLine } from './decorations.ts';
import { combineStickers, foamRing } from './foam-ring.ts';

const HINGE = { x: 48, y: 90 } as const;

/** A shell seen from the front: a scallop on its hinge, with a clear area for the face. */
function shellFace(sheet: Sheet, wash: ShellWash, line: string, face: string) {
  const clear = sheet.radial([
    [0, wash[0], 0.96],
    [0.66, wash[0], 0.82],
    [1, wash[0], 0],
  ]);
  const art =
    groupAt(HINGE, scallop(sheet, 80, { ribs: 9, wash, line, lineWidth: 1.5 })) +
    tag('ellipse', { cx: 48, cy: 52, rx: 33, ry: 25, fill: clear }) +
    face;
  return {
    art,
    cuts: [
      { d: scallopPath(80, 9), pose: HINGE },
      { d: earsPath(80), pose: HINGE },
    ],
  };
}

function cheeks(apart: number, y: number, opacity: number, rx = 5.8): string {
  return [-1, 1]
    .map(side => tag('ellipse', { cx: 48 + side * apart, cy: y, rx, ry: rx * 0.66, fill: '#e77f6c', opacity }))
    .join('');
}

/** A laughing mouth with a tongue, `half` wide to either side. */
function mouth(y: number, half: number, height: number): string {
  const open = `M${svgNumbers(48 - half, y)}Q${svgNumbers(48, y + height * 0.12, 48 + half, y)}C${svgNumbers(48 + half * 0.85, y + height * 0.8, 48 + half * 0.4, y + height, 48, y + height)}S${svgNumbers(48 - half * 0.85, y + height * 0.8, 48 - half, y)}Z`;
  const [left, right] = [48 - half * 0.55, 48 + half * 0.55];
  const tongue = `M${svgNumbers(left, y + height * 0.78)}Q${svgNumbers(48, y + height * 0.42, right, y + height * 0.78)}Q${svgNumbers(48, y + height * 1.06, left, y + height * 0.78)}Z`;
  return (
    tag('path', { d: open, fill: '#a4503f', stroke: INK, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }) +
    tag('path', { d: tongue, fill: '#f0a08f' })
  );
}

/** The smile stamp: a laughing shell. */
export function smile(): string {
  const sheet = createSheet();
  const face =
    cheeks(23, 57, 0.5) + inkLine('M31.500 48q5 -7.400 10 0M54.500 48q5 -7.400 10 0', 3.2) + mouth(56, 11, 13);
  return foamRing(sheet, shellFace(sheet, SHELL_WASHES.sun, '#b98a3f', face));
}

/** The tears-of-joy stamp: a laughing shell. */
export function tears(): string {
  const sheet = createSheet();
  const face =
    cheeks(22, 58, 0.42) +
    inkLine('M29.500 49.600q5.600 -7 11.400 -.6M55.100 49q5.800 -6.400 11.400 .6', 3.2) +
    mouth(58, 9, 10.5);
  return foamRing(
    sheet,
    combineStickers(
      shellFace(sheet, SHELL_WASHES.sky, '#4f8da3', face),
      drop(sheet, { x: 22, y: 64, rotate: 10, scale: 1.12 }),
      drop(sheet, { x: 74, y: 64, rotate: -10, scale: 1.12 }),
      drop(sheet, { x: 13, y: 81, rotate: 16, scale: 0.66 }),
      drop(sheet, { x: 83, y: 81, rotate: -16, scale: 0.66 }),
    ),
  );
}

const LIP = 'M12 80C20 71 32 78.600 48 78.600S76 71 84 80C80 92 64 96 48 96S16 92 12 80Z';
const LIP_RIBS =
  'M24 80.600C28 87 34 91 40 93M36 80.600C38 86 41 90 45 93.600M48 81V94M60 80.600C58 86 55 90 51 93.600M72 80.600C68 87 62 91 56 93';

/** The blush stamp: a pearl in its shell. */
export function blush(): string {
  const sheet = createSheet();
  const edge = '#b96d5a';
  const back = { x: 48, y: 84 };
  const eye = (x: number) =>
    tag('circle', { cx: x, cy: 54, r: 3.1, fill: INK }) + tag('circle', { cx: x + 1, cy: 53, r: 1, fill: '#fff' });
  const art =
    groupAt(back, scallop(sheet, 82, { ribs: 9, wash: SHELL_WASHES.rose, line: edge, lineWidth: 1.5 })) +
    groupAt({ x: 48, y: 56 }, pearl(sheet, 27, ['#ffffff', '#fff3ee', '#fbdcd3', '#eeb6a8'])) +
    tag('circle', { cx: 48, cy: 56, r: 27, fill: 'none', stroke: '#c98673', 'stroke-width': 1.4 }) +
    cheeks(15.5, 61, 0.8, 6.4) +
    eye(39.5) +
    eye(56.5) +
    inkLine('M43.400 63.400q4.600 4.600 9.200 0', 2.6) +
    tag('path', { d: LIP, fill: '#f5c5b5', stroke: edge, 'stroke-width': 1.5 }) +
    tag('path', {
      d: LIP_RIBS,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.85,
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    });
  return foamRing(sheet, { art, cuts: [{ d: scallopPath(82, 9), pose: back }, { d: disc(48, 56, 27) }, { d: LIP }] });
}
