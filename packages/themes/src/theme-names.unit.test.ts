import { describe, expect, it } from 'vitest';
import { assertThemeName, isPatternName, PATTERN_NAMES, THEME_NAMES } from './theme-names.ts';

describe('assertThemeName', () => {
  it.each(THEME_NAMES)('lets %s pass', name => {
    expect(assertThemeName(name)).toBe(name);
  });

  it('accepts null as no theme', () => {
    expect(assertThemeName(null)).toBeNull();
  });

  it.each(['', 'Natural', 'toString', 'dark', undefined, 0, {}])('refuses %j with a TypeError', value => {
    expect(() => assertThemeName(value)).toThrow(TypeError);
    expect(() => assertThemeName(value)).toThrow(/theme name is invalid/);
  });
});

it('contains the six patterns among the eleven themes', () => {
  expect(THEME_NAMES).toHaveLength(11);
  expect(PATTERN_NAMES.every(name => THEME_NAMES.includes(name))).toBe(true);
  expect(THEME_NAMES.filter(isPatternName)).toEqual([...PATTERN_NAMES]);
});
