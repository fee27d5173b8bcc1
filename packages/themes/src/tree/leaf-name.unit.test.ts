import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWN_PATTERNS } from '../drawn-patterns.ts';
import { NATURAL_TREE } from '../natural/tree-kit.ts';
import { MIN_NAME_PX, nameWidthEm, setLeafName } from './leaf-name.ts';

const { boxes } = NATURAL_TREE;

describe('setLeafName', () => {
  it.each([
    ['翔', 'slim', ['翔']],
    ['さくら', 'slim', ['さくら']],
    ['Naomi', 'slim', ['Naomi']],
    ['おばあちゃん', 'wide', ['おばあちゃん']],
    ['勅使河原 龍之介', 'tall', ['勅使河原', '龍之介']],
    ['小鳥遊・ひまり一家', 'tall', ['小鳥遊', 'ひまり一家']],
    ['Christopher Montgomery', 'tall', ['Christopher', 'Montgomery']],
    ['Γιώργος', 'slim', ['Γιώργος']],
    ['Дмитрий Иванов', 'tall', ['Дмитрий', 'Иванов']],
    ['محمد علي', 'slim', ['محمد علي']],
    ['김민준', 'slim', ['김민준']],
  ] as const)('sets %s on a %s leaf', (name, size, lines) => {
    const set = setLeafName(boxes, name);
    expect(set.size).toBe(size);
    expect(set.lines).toEqual(lines);
  });

  it.each([
    ['Maria Magdalena von Hohenzollern-Sigmaringen', 'Maria'],
    ['勅使河原 アレクサンドラ美津子さんとご家族', '勅使河原'],
  ])('shortens %s between words', (name, first) => {
    const { lines } = setLeafName(boxes, name);
    expect(lines[0]).toBe(first);
    expect(lines[1]).toMatch(/…$/);
  });

  it('truncates a name that cannot fit with an ellipsis instead of a smaller font', () => {
    const set = setLeafName(boxes, '北海道のおじいちゃんとおばあちゃんと犬');
    expect(set.fontSizePx).toBe(MIN_NAME_PX);
    expect(set.lines.at(-1)).toMatch(/…$/);
  });

  it.each(Object.entries(DRAWN_PATTERNS))('never goes below 9 px and never runs out of a leaf of %s', (_, { tree }) => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc
        .array(fc.constantFrom('山', 'ひ', 'ー', 'カ', 'A', 'm', ' ', '・', '髙', '𠮷', '👨‍👩‍👧'), {
          minLength: 1,
          maxLength: 24,
        })
        .map(parts => parts.join('')),
    );
    fc.assert(
      fc.property(name, text => {
        const { size, lines, fontSizePx } = setLeafName(tree.boxes, text);
        expect(fontSizePx).toBeGreaterThanOrEqual(MIN_NAME_PX);
        for (const line of lines)
          expect(nameWidthEm(line) * fontSizePx).toBeLessThanOrEqual(tree.boxes[size].room + 0.01);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a family emoji and a combining mark whole', () => {
    expect(nameWidthEm('👨‍👩‍👧')).toBe(1);
    expect(nameWidthEm('か\u3099')).toBe(1);
  });
});
