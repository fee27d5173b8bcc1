import { describe, expect, test } from 'vitest';
import { frameHref, readAppearance } from './appearance.ts';

describe('given the view settings of a gallery page', () => {
  test('when the address has no setting, an unknown one or a default, nothing is kept', () => {
    expect(readAppearance({})).toEqual({});
    expect(readAppearance({ theme: 'neon', width: '400', density: 'auto', text: '100', other: 'x' })).toEqual({});
  });

  test('when it names a theme, a width and a text size, they stay', () => {
    const appearance = { theme: 'natural', width: '375', text: '200', density: 'staff' };
    expect(readAppearance(appearance)).toEqual(appearance);
  });

  test('the frame gets everything but its width', () => {
    expect(frameHref('lists', { theme: 'natural', width: '375' })).toBe(
      '/docs/frames/child?section=lists&theme=natural',
    );
  });
});
