import { type Point, polar, radians } from '../../drawing/curve.ts';
import { roundTo2, type Sheet, svgNumbers, tag } from '../../drawing/svg.ts';
import { closedShape } from '../engraving/geometry.ts';
import { PAINTS } from '../paints.ts';
import { cameo, createStamp, gilding, groundPaint, MIDDLE, stroke, withMirrorImage } from './grounds.ts';
import { withRelief } from './relief.ts';

/** Brow running into the nose in one stroke, as on an antique cameo; the other brow is separate. */
const BROW =
  stroke(
    'M33.800 40.200Q38.600 35.400 44.600 37.400Q46.800 40.600 46.400 46Q45.600 49.800 46.400 51.200Q48 52.400 50 51.200',
    1.15,
    '#8d6c5a',
  ) + stroke('M62.200 40.200Q57.400 35.400 52 37.200', 1.15, '#8d6c5a');

/** A face in relief with engraved hatching on the side away from the light. */
function mask(sheet: Sheet, radius: number, features: string): string {
  let hatching = '';
  for (let i = 0; i < 11; i += 1) {
    const [reach, half] = [radius - 1.3 - i * 1.15, 46 - i * 3.2];
    const at = (angle: number) => svgNumbers(...polar([MIDDLE, MIDDLE], angle, reach));
    hatching += `M${at(48 - half)}A${svgNumbers(reach, reach)} 0 0 1 ${at(48 + half)}`;
  }
  return (
    withRelief('face', tag('circle', { cx: MIDDLE, cy: MIDDLE, r: radius, fill: groundPaint(sheet, 'ivory') })) +
    tag('path', { d: hatching, fill: 'none', stroke: '#b08f6c', 'stroke-width': 0.42, opacity: 0.75 }) +
    features
  );
}

function cheek([cx, cy]: Point, rx: number, opacity: number, fill = '#d98f8f'): string {
  return tag('ellipse', { cx, cy, rx, ry: rx * 0.7, fill, opacity });
}

/** An open laughing mouth with teeth and tongue: outline, teeth, tongue. */
function laugh(outline: string, teeth: string, tongue: string): string {
  return (
    tag('path', { d: outline, fill: '#6d2440', stroke: PAINTS.ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }) +
    tag('path', { d: teeth, fill: '#fffaf0' }) +
    tag('path', { d: tongue, fill: '#d2808a' })
  );
}

/** Sixteen rays, alternately straight and flaming, as on an old map. */
function rays(sheet: Sheet): string {
  const drawn = Array.from({ length: 16 }, (_, i) => {
    const [angle, reach, width] = [radians(i * 22.5 - 90), i % 2 === 0 ? 46.5 : 39, i % 2 === 0 ? 5.2 : 4.6];
    const at = (out: number, aside: number): Point => [
      MIDDLE + Math.cos(angle) * out - Math.sin(angle) * aside,
      MIDDLE + Math.sin(angle) * out + Math.cos(angle) * aside,
    ];
    const straight = [
      [at(22, -width), at(reach, 0)],
      [at(reach, 0), at(22, width)],
      [at(22, width), at(22, -width)],
    ];
    const flame = [
      [at(22, -width), at(30, -width * 1.1), at(35, -width * 0.1), at(reach, width * 0.5)],
      [at(reach, width * 0.5), at(34, width * 0.9), at(28, width * 0.7), at(22, width)],
      [at(22, width), at(22, -width)],
    ];
    return tag('path', { d: closedShape(i % 2 === 0 ? straight : flame) });
  });
  return (
    withRelief(
      'fine',
      tag('g', { fill: gilding(sheet) }, ...drawn, tag('circle', { cx: MIDDLE, cy: MIDDLE, r: 28.6 })),
    ) + tag('circle', { cx: MIDDLE, cy: MIDDLE, r: 26.6, fill: '#7b5a26' })
  );
}

/** The smile stamp: the sun. */
export function smile(): string {
  return createStamp(
    sheet =>
      rays(sheet) +
      mask(
        sheet,
        25.4,
        withMirrorImage(stroke('M35.400 45.600Q39.400 39.400 43.400 45.600', 2.5) + cheek([33.6, 52], 4, 0.5)) +
          BROW +
          laugh(
            'M37 54.600Q48 57.600 59 54.600Q56.400 66.600 48 66.600T37 54.600Z',
            'M39.400 56.200Q48 58.600 56.600 56.200L55.800 58.800Q48 60.600 40.200 58.800Z',
            'M42.400 64Q48 59.800 53.600 64Q48 67.400 42.400 64Z',
          ),
      ),
  );
}

/** Two rows of a camellia's petals. */
function camellia(sheet: Sheet): string {
  const fill = sheet.radial(
    [
      [0.5, '#b5717c'],
      [0.8, '#e2aeb0'],
      [1, '#fae3dc'],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: 45 },
  );
  let petals = '';
  for (const [reach, turn] of [
    [44, 0],
    [37, 18],
  ] as const) {
    const d = `M16 0C20 -14 ${reach - 8} -15 ${reach - 1} -5Q${roundTo2(reach + 1.6)} 0 ${reach - 1} 5C${reach - 8} 15 20 14 16 0Z`;
    for (let i = 0; i < 10; i += 1)
      petals += tag('path', {
        d,
        transform: `translate(48 48)rotate(${i * 36 + turn - 90})`,
        fill,
        stroke: '#a4646f',
        'stroke-width': 0.7,
      });
  }
  return (
    withRelief('fine', petals) +
    tag('circle', { cx: MIDDLE, cy: MIDDLE, r: 27, fill: gilding(sheet) }) +
    tag('circle', { cx: MIDDLE, cy: MIDDLE, r: 25.4, fill: '#7b4a4a' })
  );
}

/** The blush stamp: a camellia with lowered eyes. */
export function blush(): string {
  return createStamp(
    sheet =>
      camellia(sheet) +
      mask(
        sheet,
        24.4,
        withMirrorImage(
          stroke('M35 45Q39 49.600 43.400 45.400', 2.3) +
            stroke('M35.200 46.600L33.200 48.600M38 48.400L37.200 51', 1.3) +
            cheek([34.6, 54.6], 6, 0.78, '#dd6f7e') +
            stroke('M31.600 56l1.600 -2.600M34.400 56l1.600 -2.600', 1, '#b54c60'),
        ) +
          BROW +
          stroke('M42.400 57.600Q48 63.200 53.600 57.600', 2.3),
      ),
  );
}

/** A tear of joy: position, scale, rotation. */
function tear(sheet: Sheet, x: number, y: number, [scale, turn]: readonly [number, number]): string {
  const fill = sheet.linear(
    [
      [0, '#ffffff'],
      [0.55, '#d4e4ec'],
      [1, '#8fb0c3'],
    ],
    { x1: 0, y1: 0, x2: 0.4, y2: 1 },
  );
  return tag(
    'g',
    { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})` },
    tag('path', {
      d: 'M0 -11C4 -4 7 0 7 4.400A7 7 0 0 1 -7 4.400C-7 0 -4 -4 0 -11Z',
      fill,
      stroke: '#5f8196',
      'stroke-width': 0.9,
    }),
    stroke('M-3.400 4A4 4 0 0 0 0 8', 1.5, '#fff'),
  );
}

/** The tears-of-joy stamp: a laughing cameo. */
export function tears(): string {
  return createStamp(
    sheet =>
      cameo(sheet, 'aubergine') +
      mask(
        sheet,
        29,
        withMirrorImage(stroke('M33 45.400Q38 39.600 43.200 45', 2.5) + cheek([39.5, 55.6], 4.4, 0.4)) +
          BROW +
          laugh(
            'M38.600 56.200Q48 58.600 57.400 56.200Q55 67 48 67T38.600 56.200Z',
            'M40.800 57.700Q48 59.600 55.200 57.700L54.600 59.900Q48 61.600 41.400 59.900Z',
            'M43.400 64.200Q48 60.800 52.600 64.200Q48 67 43.400 64.200Z',
          ),
      ) +
      withRelief('fine', withMirrorImage(tear(sheet, 28.2, 57.4, [0.86, 16]) + tear(sheet, 24.6, 72.4, [0.56, 24]))),
  );
}
