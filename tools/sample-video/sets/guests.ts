import { between, pick, type Random } from '@kotohogi/themes/drawing/random';
import { groupAt, tag } from '@kotohogi/themes/drawing/svg';
import { shape, stroke } from '../figures/wardrobe.ts';

const CLOTHES = [
  '#4b4f5c',
  '#5a4a4e',
  '#6e5f6b',
  '#4f5a55',
  '#7d6a72',
  '#5b6270',
  '#8a6f63',
  '#6a7a78',
  '#93727a',
] as const;
const HAIRS = ['#3a2e28', '#4a382f', '#2f2825', '#5c473a', '#8b8680'] as const;
const BLOOMS = ['#f7d6cb', '#fffaf4', '#e9b9ab'] as const;

type Hairstyle = (random: Random, colour: string) => string;

const short: Hairstyle = (_, colour) =>
  shape('M0 -48C-12 -48 -17 -39 -16 -30C-15 -20 -10 -13 0 -12C10 -13 15 -20 16 -30C17 -39 12 -48 0 -48Z', colour);

const bob: Hairstyle = (_, colour) =>
  shape(
    'M0 -48C-14 -48 -18 -37 -18 -26C-18 -17 -16 -9 -14 -5C-6 -1 6 -1 14 -5C16 -9 18 -17 18 -26C18 -37 14 -48 0 -48Z',
    colour,
  );

/** Hair pinned up, with a small cluster of blossoms at one side of the knot. */
const pinned: Hairstyle = (random, colour) =>
  shape('M0 -48C-12 -48 -16 -40 -15 -31C-14 -21 -9 -15 0 -14C9 -15 14 -21 15 -31C16 -40 12 -48 0 -48Z', colour) +
  tag('ellipse', { cy: -22, rx: 9, ry: 8, fill: colour, stroke: '#000', 'stroke-opacity': 0.16 }) +
  [
    [9, -30],
    [12, -26.5],
    [8.4, -25.6],
  ]
    .map(([cx = 0, cy = 0]) => tag('circle', { cx, cy, r: 2.1, fill: pick(random, BLOOMS) }))
    .join('');

/** A seated guest from behind; the shoulders are at y = 0, the head above; about 60 px wide. */
export function guestFromBehind(random: Random): string {
  const cloth = pick(random, CLOTHES);
  const hair = pick(random, HAIRS);
  const tilt = between(random, -5, 5);
  const head = pick(random, [short, pinned, bob])(random, hair);
  return (
    shape('M-6 -14H6L7 -4C3 0 -3 0 -7 -4Z', '#e6b497') +
    shape('M-30 34C-30 8 -22 -4 -8 -8C-3 -10 3 -10 8 -8C22 -4 30 8 30 34Z', cloth) +
    stroke('M-24 8C-20 -1 -14 -4 -8 -6M8 -6C14 -4 20 -1 24 8', '#fff3d8', 1.4, 0.35) +
    groupAt({ rotate: tilt }, head, stroke('M-10 -39C-6 -44 6 -44 10 -39', '#fff3d8', 1.6, 0.34))
  );
}
