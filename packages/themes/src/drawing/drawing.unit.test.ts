import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex } from './colour.ts';
import { cubic, headingAt, pointAt, smoothPath } from './curve.ts';
import { seededRandom } from './random.ts';
import { createSheet, document, groupAt, roundTo2, tag } from './svg.ts';

describe('seededRandom', () => {
  it('is deterministic for a seed and stays in [0, 1)', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const [a, b] = [seededRandom(seed), seededRandom(seed)];
        for (let i = 0; i < 50; i += 1) {
          const value = a();
          expect(value).toBe(b());
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('svg', () => {
  it('writes rounded attributes and omits undefined ones', () => {
    expect(tag('circle', { r: 1.23456, cx: -0.001, fill: undefined })).toBe('<circle r="1.23" cx="0"/>');
    expect(roundTo2(-0.0004)).toBe(0);
  });

  it('writes equal definitions once', () => {
    const sheet = createSheet();
    const first = sheet.linear([[0, '#fff']]);
    expect(sheet.linear([[0, '#fff']])).toBe(first);
    expect(sheet.linear([[0, '#000']])).not.toBe(first);
    expect(document([0, 0, 1, 1], sheet).match(/<linearGradient/g)).toHaveLength(2);
  });

  it('omits an identity pose', () => {
    expect(groupAt({}, 'x')).toBe('<g>x</g>');
    expect(groupAt({ x: 1, rotate: 90, scale: 2, scaleY: -2 }, 'x')).toBe(
      '<g transform="translate(1 0)rotate(90)scale(2 -2)">x</g>',
    );
  });
});

describe('curve', () => {
  it('runs from its start to its end', () => {
    const curve = cubic(1, 2, 3, 4, 5, 6, 7, 8);
    expect(pointAt(curve, 0)).toEqual([1, 2]);
    expect(pointAt(curve, 1)).toEqual([7, 8]);
    expect(headingAt(cubic(0, 0, 1, 0, 2, 0, 3, 0), 0.5)).toBeCloseTo(0);
  });

  it('passes through every point', () => {
    expect(
      smoothPath([
        [0, 0],
        [10, 5],
        [20, 0],
      ]),
    ).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
  });
});

describe('color', () => {
  it('computes the extremes of contrast', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777', '#777777')).toBe(1);
  });

  it('mixes from the first to the second', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  });

  it('rejects an invalid color', () => {
    expect(() => parseHex('red')).toThrow(TypeError);
  });
});
