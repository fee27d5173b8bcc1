import { between, pick, type Random } from '@kotohogi/themes/drawing/random';
import { posed, tag } from '@kotohogi/themes/drawing/svg';
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

/** A guest from behind, sitting; the shoulders are at y = 0, the head above; about 60 px wide. */
export function guestFromBehind(random: Random): string {
  const cloth = pick(random, CLOTHES);
  const hair = pick(random, HAIRS);
  const tilt = between(random, -5, 5);
  const shoulders = shape('M-30 34C-30 8 -22 -4 -8 -8C-3 -10 3 -10 8 -8C22 -4 30 8 30 34Z', cloth, undefined);
  const light = stroke('M-24 8C-20 -1 -14 -4 -8 -6M8 -6C14 -4 20 -1 24 8', '#fff3d8', 1.4, 0.35);
  const neck = shape('M-6 -14H6L7 -4C3 0 -3 0 -7 -4Z', '#e6b497');
  const kind = random();
  const head =
    kind < 0.34
      ? // short hair
        shape('M0 -50C-13 -50 -19 -40 -18 -30C-17 -20 -11 -12 0 -11C11 -12 17 -20 18 -30C19 -40 13 -50 0 -50Z', hair)
      : kind < 0.62
        ? // pinned up, with an ornament
          shape(
            'M0 -50C-13 -50 -18 -41 -17 -31C-16 -21 -10 -15 0 -14C10 -15 16 -21 17 -31C18 -41 13 -50 0 -50Z',
            hair,
          ) +
          tag('ellipse', { cx: 0, cy: -22, rx: 10, ry: 9, fill: hair, stroke: '#000', 'stroke-opacity': 0.16 }) +
          [-6, -2, 3]
            .map((x, i) =>
              tag('circle', { cx: x - 6, cy: -31 + i, r: 2.6, fill: pick(random, ['#f7d6cb', '#fffaf4', '#e9b9ab']) }),
            )
            .join('')
        : // bob
          shape(
            'M0 -50C-15 -50 -20 -38 -20 -26C-20 -16 -18 -8 -16 -4C-6 0 6 0 16 -4C18 -8 20 -16 20 -26C20 -38 15 -50 0 -50Z',
            hair,
          );
  const shine = stroke('M-11 -40C-6 -46 6 -46 11 -40', '#fff3d8', 1.6, 0.34);
  return neck + shoulders + light + posed({ rotate: tilt }, head, shine);
}
