import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import type { Point } from '../drawing/curve.ts';
import { LEAF_PAINTS } from '../leaf-colours.ts';
import { PATTERNS } from '../patterns.ts';
import { frameLine } from './frame-line.ts';
import { awajiLine, musubiLine } from './knot.ts';
import { STYLISH_MANIFEST } from './manifest.ts';
import { STYLISH_INKS } from './palette.ts';
import { distance, keptSamples, penLine, resample } from './pen/line.ts';
import { placed } from './pen/pose.ts';
import { penWidths } from './pen/stroke.ts';
import { crossingCount, tied } from './pen/tied.ts';
import { COUPLES, coupleLine, gapBetween } from './people/couple.ts';
import { STYLISH_PIECES } from './pieces.ts';
import { STYLISH_FRAME, STYLISH_HERO } from './settings.ts';
import { DISCS } from './stamps/disc.ts';

const TAILS = { before: [[-600, 697] as Point], after: [[1500, 697] as Point] };
const PLACE = { x: 0, y: 0, scale: 1 };

describe('the pen', () => {
  const corner: readonly Point[] = [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ];

  it('begins and ends at the given points, in even steps', () => {
    const line = penLine(corner, { step: 2, soft: 2 });
    expect(line[0]).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([0, 40]);
    const even = resample(line, 2);
    for (const [i, point] of even.slice(1, -1).entries())
      expect(distance(even[i] ?? point, point)).toBeLessThanOrEqual(2.001);
  });

  it('keeps few points of a straight line and enough of a curve', () => {
    const straight = Array.from({ length: 200 }, (_, i): Point => [i, 0]);
    expect(keptSamples(straight, 0.1, 400)).toEqual([0, 199]);
    const bow = Array.from({ length: 200 }, (_, i): Point => [Math.cos(i / 60) * 80, Math.sin(i / 60) * 80]);
    expect(keptSamples(bow, 0.1).length).toBeGreaterThan(12);
  });

  it('never draws wider than its nib, and ends in a point where it is tapered', () => {
    const line = penLine(corner, { step: 1, soft: 3 });
    const widths = penWidths(line, { width: 5, contrast: 0.6, taper: [0, 30] });
    expect(Math.max(...widths)).toBeLessThanOrEqual(5 * 1.3);
    expect(widths.at(-1)).toBeLessThan(1.5);
    expect(widths[0]).toBeGreaterThan(1.5);
  });

  it('mirrors a figure about its origin', () => {
    expect(placed([[10, 5]], { x: 100, y: 100, mirrored: true })).toEqual([[90, 105]]);
  });
});

describe.each(COUPLES)('the line of %s', couple => {
  const line = coupleLine(couple, TAILS, PLACE);

  it('is one stroke from the left edge to the right', () => {
    expect(line[0]).toEqual([-600, 697]);
    expect(line.at(-1)).toEqual([1500, 697]);
    for (const [i, point] of line.slice(1).entries()) expect(distance(line[i] ?? point, point)).toBeLessThan(4);
  });

  it('draws the two close together without touching', () => {
    expect(gapBetween(couple)).toBeGreaterThan(10);
    expect(gapBetween(couple)).toBeLessThan(60);
  });

  it('stays within the top and bottom of the sheet', () => {
    const heights = line.map(([, y]) => y);
    expect(Math.min(...heights)).toBeGreaterThan(40);
    expect(Math.max(...heights)).toBeLessThan(860);
  });
});

describe('knots', () => {
  it('ties the awaji knot and the musubi with the right number of crossings', () => {
    expect(crossingCount(awajiLine({ x: 0, y: 0, scale: 2 }))).toBe(9);
    expect(crossingCount(musubiLine({ x: 0, y: 0, scale: 1 }))).toBeGreaterThanOrEqual(3);
  });

  it('opens the line only where it passes under itself', () => {
    const line = awajiLine({ x: 0, y: 0, scale: 2 });
    expect(tied(line, 20)).toHaveLength(10);
    const straight = Array.from({ length: 40 }, (_, i): Point => [i * 3, 0]);
    expect(tied(straight, 20)).toEqual([straight]);
  });
});

describe('frames', () => {
  it('never overlaps the video', () => {
    const { video } = STYLISH_FRAME;
    for (const [x, y] of frameLine({ box: video, margin: 19, loop: 0.62, enterX: 2, leaveX: 2 })) {
      const inside =
        x > video.x - 4 && x < video.x + video.width + 4 && y > video.y - 4 && y < video.y + video.height + 4;
      expect(inside).toBe(false);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(STYLISH_FRAME.width);
      expect(y).toBeLessThanOrEqual(STYLISH_FRAME.height - 3);
      expect(y).toBeGreaterThanOrEqual(3);
    }
  });

  it('fits its sheet in every composition', () => {
    for (const { width, height, window } of Object.values(STYLISH_HERO)) {
      expect(window.x + window.width).toBeLessThan(width);
      expect(window.y + window.height).toBeLessThan(height);
    }
  });
});

describe('contrast', () => {
  it.each(Object.entries(DISCS))('draws on the disc %s at 4.5:1', (_, { ground, line }) => {
    expect(contrast(ground, line)).toBeGreaterThanOrEqual(4.5);
  });

  it('has text in ink and warm at 4.5:1 on paper, and ink on the tint', () => {
    const { ink, paper, warm, tint, glow } = STYLISH_INKS;
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(warm, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(glow, ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(STYLISH_MANIFEST.palette.onAccent, STYLISH_MANIFEST.palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PATTERNS.stylish.leafColours)('writes on the leaf %s at 4.5:1', colour => {
    const { light, deep, ink } = LEAF_PAINTS[colour];
    expect(Math.min(contrast(ink, light), contrast(ink, deep))).toBeGreaterThanOrEqual(4.5);
  });
});

it('draws every piece of its slots, the same each time', () => {
  for (const { piece } of Object.values(STYLISH_MANIFEST.slots)) expect(STYLISH_PIECES).toHaveProperty([piece]);
  expect(STYLISH_PIECES['hero-375']()).toBe(STYLISH_PIECES['hero-375']());
});
