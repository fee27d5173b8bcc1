import { seededRandom } from '../../drawing/random.ts';
import { type Sheet, tag } from '../../drawing/svg.ts';
import type { HeroSetting } from '../settings.ts';
import { lace, shoreline } from './foam.ts';
import { wash } from './wash.ts';
import { bands, crests, glitter, type Island, islands, verticalGradient, type Water } from './water.ts';

/** Parameters of a stretch of coast, besides its dimensions. */
export interface Coast extends Omit<HeroSetting, 'boat'> {
  readonly seed: number;
  readonly islands: readonly Island[];
}

const PAPER = '#f4f9fa';

/** Sky, water, foam and sand, from the paper above to the paper below. Its washes are filters: for bitmaps only. */
export function coast(sheet: Sheet, scene: Coast): string {
  const water: Water = { width: scene.width, horizon: scene.horizon, to: scene.shore };
  return (
    sky(sheet, scene) +
    islands(sheet, scene.horizon, scene.islands) +
    sand(sheet, scene) +
    sea(sheet, scene) +
    bands(scene.seed + 1, { ...water, to: scene.shore - 20 }) +
    light(sheet, scene) +
    crests(scene.seed + 6, { ...water, horizon: lerpTo(scene, 0.42), to: scene.shore - 34 }, { count: 9 }) +
    breaking(sheet, scene)
  );
}

const lerpTo = ({ horizon, shore }: Coast, share: number) => horizon + (shore - horizon) * share;

/** The evening sky: wet blue above, warm at the horizon, with the sun. */
export function sky(
  sheet: Sheet,
  { width, horizon, sun, seed }: Pick<Coast, 'width' | 'horizon' | 'sun' | 'seed'>,
): string {
  const air = verticalGradient(sheet, 0, horizon, [
    [0, PAPER],
    [0.3, '#e3eff4'],
    [0.66, '#edf2f1'],
    [0.88, '#faeee3'],
    [1, '#fbe4d5'],
  ]);
  const clouds = wash(
    sheet,
    { grain: [0.0022, 0.0085], seed: seed + 6, colour: '#9ecad9', gain: 2.4, cut: -1.1 },
    { y: 0, width, height: horizon, opacity: 1 },
    [
      [0, 0],
      [0.28, 1],
      [0.7, 0.8],
      [1, 0.1],
    ],
  );
  const glow = sheet.radial(
    [
      [0, '#fffaf0'],
      [0.2, '#fff0d8', 0.9],
      [0.5, '#fbe2cd', 0.5],
      [1, '#fbe2cd', 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: sun.x, cy: sun.y, r: sun.glow },
  );
  return (
    tag('rect', { width, height: horizon + 1, fill: air }) +
    clouds +
    tag('circle', { cx: sun.x, cy: sun.y, r: sun.glow, fill: glow }) +
    tag('circle', { cx: sun.x, cy: sun.y, r: sun.radius, fill: '#fffdf6' }) +
    tag('circle', { cx: sun.x, cy: sun.y, r: sun.radius + 5, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5 })
  );
}

/** Wet sand that dries into paper, with traces of older waves and the spent one running back. */
function sand(sheet: Sheet, { width, height, shore, seed }: Coast): string {
  const wet = verticalGradient(sheet, shore - 30, height, [
    [0, '#efe0d0'],
    [0.45, '#f3e9df', 0.9],
    [1, PAPER, 0],
  ]);
  const back = `${shoreline(seed + 4, width, shore + 30)}L${width + 30} ${shore - 90}L-30 ${shore - 90}Z`;
  const shades = [
    [16, '#dcc3ab', 0.28],
    [8, '#d3b69b', 0.22],
    [3, '#c9a98f', 0.16],
  ] as const;
  return (
    tag('rect', { y: shore - 60, width, height: height - shore + 60, fill: wet }) +
    grains({ width, from: shore + 40, to: height - 30, seed }) +
    tag('path', {
      d: shoreline(seed + 9, width, shore + 64),
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.6,
      'stroke-opacity': 0.9,
    }) +
    shades
      .map(([dy, fill, opacity]) => tag('path', { d: back, fill, opacity, transform: `translate(0 ${dy})` }))
      .join('') +
    tag('path', { d: back, fill: '#dff0ee' }) +
    tag('path', {
      d: lace(seed + 4, { width, y: shore + 30, depth: 44, rim: 2.6, cell: 24, thread: 0.8 }),
      fill: '#fff',
      opacity: 0.85,
    })
  );
}

/** Grains of darker sand, denser where it is wet. */
function grains({ width, from, to, seed }: { width: number; from: number; to: number; seed: number }): string {
  const random = seededRandom(seed + 70);
  let d = '';
  for (let i = 0; i < width / 3; i += 1)
    d += `M${Math.round(random() * width)} ${Math.round(from + (to - from) * random() ** 1.6)}h.01`;
  return tag('path', {
    d,
    fill: 'none',
    stroke: '#b99a7c',
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
    opacity: 0.3,
  });
}

/** The sea: deepest at the horizon, clear over the sand, with wet paint below the line and light in front. */
function sea(sheet: Sheet, { width, horizon, shore, seed }: Coast): string {
  const below = `${shoreline(seed, width, shore)}L${width + 30} ${horizon}L-30 ${horizon}Z`;
  const water = verticalGradient(sheet, horizon, shore + 30, [
    [0, '#84b8c8'],
    [0.07, '#98c7d2'],
    [0.26, '#bbdde2'],
    [0.62, '#d8edeb'],
    [1, '#edf7f3'],
  ]);
  const deep = (shore - horizon) * 0.72;
  return (
    tag('path', { d: below, fill: '#4d8f9f', opacity: 0.13, transform: 'translate(0 6)' }) +
    tag('path', { d: below, fill: '#4d8f9f', opacity: 0.1, transform: 'translate(0 2.500)' }) +
    tag('path', { d: below, fill: water }) +
    wash(
      sheet,
      { grain: [0.0045, 0.06], seed: 4, colour: '#347e96', gain: 2.3, cut: -1.12 },
      { y: horizon, width, height: deep, opacity: 0.36 },
      [
        [0, 1],
        [0.5, 1],
        [1, 0],
      ],
    ) +
    wash(
      sheet,
      { grain: [0.006, 0.03], seed: 21, colour: '#ffffff', gain: 2.8, cut: -1.32 },
      { y: horizon + (shore - horizon) * 0.24, width, height: deep, opacity: 0.55 },
      [
        [0, 0],
        [0.4, 1],
        [1, 0],
      ],
    )
  );
}

/** The sun's light on the water. */
function light(sheet: Sheet, { width, horizon, shore, sun, seed, height }: Coast): string {
  const warm = sheet.radial([
    [0, '#fff6e6', 0.75],
    [0.5, '#fdf0df', 0.3],
    [1, '#fdf0df', 0],
  ]);
  const onWater = sheet.clip(`M0 ${horizon}H${width}V${height}H0Z`);
  return (
    tag('ellipse', {
      cx: sun.x,
      cy: horizon + 40,
      rx: sun.glow * 0.8,
      ry: sun.glow * 0.42,
      fill: warm,
      'clip-path': onWater,
    }) +
    glitter(
      seed + 2,
      { width, horizon, to: shore - 30 },
      {
        x: sun.x,
        near: sun.glow * 0.78,
        far: sun.radius * 1.1,
        count: Math.round(sun.glow * 0.7),
      },
    )
  );
}

/** The wave that just ended: its lace fades out toward the open sea. */
function breaking(sheet: Sheet, { width, shore, seed }: Coast): string {
  const fade = verticalGradient(sheet, shore - 112, shore - 10, [
    [0, '#fff', 0.05],
    [1, '#fff'],
  ]);
  const mask = sheet.mask(tag('rect', { y: shore - 200, width, height: 320, fill: fade }));
  return tag(
    'g',
    { mask },
    tag('path', { d: lace(seed, { width, y: shore, depth: 96, rim: 5, cell: 34 }), fill: '#fff', opacity: 0.96 }),
  );
}
