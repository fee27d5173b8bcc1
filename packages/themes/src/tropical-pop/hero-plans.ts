import { type Cubic, cubic } from '../drawing/curve.ts';
import type { Pose } from '../drawing/svg.ts';
import { type Shape, transformShape } from './cutting/outline.ts';
import type { MosaicPlan } from './mosaic.ts';
import { algae, frond, monstera } from './motifs/leaves.ts';
import { disc, rays } from './motifs/sheets.ts';
import { PAINT } from './paper.ts';
import type { HeroWidth } from './settings.ts';

/** The leaf figures that change color at each edge of a sheet. */
type Figure = 'monstera' | 'rays' | 'sun' | 'frond' | 'coral';

/** A complete hero picture. */
export interface HeroPlan extends MosaicPlan<Figure> {
  readonly bird: Pose;
  /** The branch under the bird; none if it sits on the photo. */
  readonly branch?: {
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
    readonly width: number;
  };
  readonly hibiscus: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  };
  readonly pineapple?: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
  };
}

const { line, sand, ink, pink, aqua, warm, cream, papaya, blossom, sea, accent } = PAINT;

const sun = (x: number, y: number, radius: number): Pick<HeroPlan['figures'], 'sun' | 'rays'> => ({
  sun: [disc([x, y], radius, 4, radius / 50)],
  rays: transformShape(rays({ inner: radius * 1.19, outer: radius * 2.08, count: 20, seed: 4, share: 0.52 }), { x, y }),
});

const leaf = (length: number, pose: Pose): Shape => transformShape(monstera(length, 3), pose);

const palm = (spine: Cubic, length: number, pose: Pose): Shape =>
  transformShape(frond(spine, { sickles: 15, length, width: length * 0.14, seed: 4, droop: length * 0.13 }), pose);

const coral = (size: number, pose: Pose): Shape =>
  transformShape(algae(cubic(0, 0, 10, -50, -8, -104, 6, -160), { width: 8.6, seed: 8 }), {
    ...pose,
    scale: size / 160,
  });

/** The picture without a photo, per width. */
export const HERO_PLANS: Readonly<Record<HeroWidth, HeroPlan>> = {
  375: {
    figures: {
      monstera: leaf(200, { x: 40, y: 200, rotate: -66 }),
      ...sun(278, 22, 38),
      frond: palm(cubic(0, 0, 40, -36, 100, -56, 186, -34), 54, { x: -26, y: 332, rotate: -3 }),
    },
    sheets: [
      { x: -10, y: -10, width: 160, height: 178, paint: line, seed: 3, figures: { monstera: sand } },
      { x: -10, y: 164, width: 98, height: 106, paint: ink, seed: 5, figures: { monstera: pink, frond: aqua } },
      { x: 84, y: 164, width: 70, height: 106, paint: warm, seed: 6, figures: { monstera: cream } },
      {
        x: 144,
        y: -10,
        width: 250,
        height: 98,
        paint: sand,
        seed: 4,
        figures: { rays: papaya, sun: warm, monstera: line },
      },
      { x: 146, y: 84, width: 176, height: 204, paint: pink, seed: 7, figures: { monstera: blossom } },
      { x: -10, y: 266, width: 168, height: 58, paint: aqua, seed: 8, figures: { frond: line } },
    ],
    branch: { from: [138, 242], to: [364, 232], width: 5 },
    bird: { x: 158, y: 74, scale: 0.585 },
    hibiscus: { x: 140, y: 282, radius: 45 },
    lift: 2.4,
    loose: 2.2,
  },
  768: {
    figures: {
      monstera: leaf(262, { x: 56, y: 292, rotate: -66 }),
      ...sun(262, 40, 48),
      frond: palm(cubic(0, 0, 54, -52, 128, -84, 250, -52), 78, { x: -30, y: 604, rotate: -4 }),
      coral: coral(124, { x: 328, y: 636, rotate: 8 }),
    },
    sheets: [
      { x: -12, y: -12, width: 190, height: 242, paint: line, seed: 3, figures: { monstera: sand } },
      { x: -12, y: 224, width: 124, height: 190, paint: ink, seed: 5, figures: { monstera: pink, frond: aqua } },
      { x: 106, y: 224, width: 84, height: 190, paint: warm, seed: 6, figures: { monstera: cream } },
      {
        x: 172,
        y: -12,
        width: 186,
        height: 150,
        paint: sand,
        seed: 4,
        figures: { rays: papaya, sun: warm, monstera: line },
      },
      { x: 176, y: 132, width: 164, height: 292, paint: pink, seed: 7, figures: { monstera: blossom } },
      { x: -12, y: 408, width: 206, height: 178, paint: aqua, seed: 8, figures: { frond: line } },
      { x: 188, y: 418, width: 116, height: 186, paint: line, seed: 9, figures: { frond: sea } },
      { x: 298, y: 486, width: 76, height: 140, paint: blossom, seed: 10, figures: { coral: accent } },
    ],
    branch: { from: [160, 352], to: [374, 338], width: 6 },
    bird: { x: 130, y: 150, scale: 0.73 },
    hibiscus: { x: 160, y: 414, radius: 66 },
    pineapple: { x: 250, y: 540, height: 92 },
    lift: 2.8,
    loose: 2.8,
  },
  1280: {
    figures: {
      monstera: leaf(348, { x: 84, y: 370, rotate: -67 }),
      ...sun(404, 50, 66),
      frond: palm(cubic(0, 0, 70, -70, 170, -110, 340, -66), 104, { x: -46, y: 716, rotate: -5 }),
      coral: coral(152, { x: 544, y: 706, rotate: 10 }),
    },
    sheets: [
      { x: -14, y: -14, width: 280, height: 326, paint: line, seed: 3, figures: { monstera: sand } },
      { x: -14, y: 306, width: 172, height: 216, paint: ink, seed: 5, figures: { monstera: pink, frond: aqua } },
      { x: 152, y: 306, width: 128, height: 216, paint: warm, seed: 6, figures: { monstera: cream } },
      {
        x: 260,
        y: -14,
        width: 256,
        height: 192,
        paint: sand,
        seed: 4,
        figures: { rays: papaya, sun: warm, monstera: line },
      },
      { x: 262, y: 172, width: 318, height: 340, paint: pink, seed: 7, figures: { monstera: blossom } },
      { x: -14, y: 516, width: 304, height: 182, paint: aqua, seed: 8, figures: { frond: line } },
      { x: 284, y: 506, width: 198, height: 206, paint: line, seed: 9, figures: { frond: sea } },
      { x: 476, y: 506, width: 142, height: 186, paint: blossom, seed: 10, figures: { coral: accent } },
    ],
    branch: { from: [250, 432], to: [650, 410], width: 8 },
    bird: { x: 326, y: 148, scale: 1.02 },
    hibiscus: { x: 228, y: 492, radius: 90 },
    pineapple: { x: 402, y: 636, height: 114 },
    lift: 3.2,
    loose: 3.4,
  },
};

/** The picture around the couple's photo, per width: the bird sits on it. */
export const PHOTO_PLANS: Readonly<Record<HeroWidth, HeroPlan>> = {
  375: {
    figures: {
      monstera: leaf(182, { x: 26, y: 176, rotate: -62 }),
      ...sun(160, 38, 31),
      frond: palm(cubic(0, 0, 40, -36, 100, -56, 186, -34), 54, { x: -26, y: 334, rotate: -3 }),
      coral: coral(110, { x: 330, y: 314, rotate: 8 }),
    },
    sheets: [
      { x: -10, y: -10, width: 146, height: 160, paint: line, seed: 3, figures: { rays: aqua, monstera: sand } },
      { x: -10, y: 146, width: 92, height: 116, paint: ink, seed: 5, figures: { monstera: pink, frond: aqua } },
      {
        x: 130,
        y: -10,
        width: 264,
        height: 150,
        paint: sand,
        seed: 4,
        figures: { rays: papaya, sun: warm, monstera: line },
      },
      { x: 262, y: 134, width: 124, height: 76, paint: pink, seed: 7, figures: { coral: accent } },
      { x: 274, y: 204, width: 100, height: 116, paint: blossom, seed: 10, figures: { coral: accent } },
      { x: -10, y: 256, width: 190, height: 68, paint: aqua, seed: 8, figures: { frond: line } },
    ],
    bird: { x: 182, y: 6, scale: 0.435 },
    hibiscus: { x: 58, y: 282, radius: 41 },
    lift: 2.4,
    loose: 2.2,
  },
  768: {
    figures: {
      monstera: leaf(250, { x: 44, y: 268, rotate: -64 }),
      ...sun(226, 44, 46),
      frond: palm(cubic(0, 0, 54, -52, 128, -84, 250, -52), 78, { x: -30, y: 624, rotate: -4 }),
      coral: coral(140, { x: 338, y: 620, rotate: 8 }),
    },
    sheets: [
      { x: -12, y: -12, width: 170, height: 250, paint: line, seed: 3, figures: { monstera: sand } },
      { x: -12, y: 232, width: 110, height: 210, paint: ink, seed: 5, figures: { monstera: pink, frond: aqua } },
      {
        x: 152,
        y: -12,
        width: 204,
        height: 260,
        paint: sand,
        seed: 4,
        figures: { rays: papaya, sun: warm, monstera: line },
      },
      { x: 270, y: 240, width: 74, height: 206, paint: pink, seed: 7 },
      { x: -12, y: 436, width: 220, height: 172, paint: aqua, seed: 8, figures: { frond: line } },
      { x: 200, y: 500, width: 118, height: 122, paint: line, seed: 9, figures: { frond: sea } },
      { x: 296, y: 440, width: 76, height: 166, paint: blossom, seed: 10, figures: { coral: accent } },
    ],
    bird: { x: 160, y: 66, scale: 0.61 },
    hibiscus: { x: 66, y: 528, radius: 58 },
    pineapple: { x: 262, y: 578, height: 76 },
    lift: 2.8,
    loose: 2.8,
  },
  1280: {
    figures: {
      monstera: leaf(330, { x: 62, y: 352, rotate: -66 }),
      ...sun(338, 44, 60),
      frond: palm(cubic(0, 0, 70, -70, 170, -110, 340, -66), 104, { x: -46, y: 716, rotate: -5 }),
      coral: coral(182, { x: 558, y: 706, rotate: 10 }),
    },
    sheets: [
      { x: -14, y: -14, width: 252, height: 318, paint: line, seed: 3, figures: { monstera: sand } },
      { x: -14, y: 298, width: 210, height: 216, paint: ink, seed: 5, figures: { monstera: pink, frond: aqua } },
      {
        x: 232,
        y: -14,
        width: 322,
        height: 246,
        paint: sand,
        seed: 4,
        figures: { rays: papaya, sun: warm, monstera: line },
      },
      { x: 440, y: 226, width: 148, height: 268, paint: pink, seed: 7 },
      { x: -14, y: 508, width: 318, height: 190, paint: aqua, seed: 8, figures: { frond: line } },
      { x: 298, y: 560, width: 190, height: 152, paint: line, seed: 9, figures: { frond: sea } },
      { x: 482, y: 488, width: 142, height: 206, paint: blossom, seed: 10, figures: { coral: accent } },
    ],
    bird: { x: 352, y: 2, scale: 0.755 },
    hibiscus: { x: 184, y: 576, radius: 82 },
    pineapple: { x: 420, y: 652, height: 98 },
    lift: 3.2,
    loose: 3.4,
  },
};
