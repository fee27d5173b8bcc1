import { describe, expect, test } from 'vitest';
import { measureJson, unstorablePlaces } from './sent.ts';

describe('given the input of a call', () => {
  test('when it has more fields and items than allowed, that is detected without parsing, ignoring texts', () => {
    const fields = JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f${i}`, ',,"[{\\'])));
    expect(measureJson(fields, 20)).toBe('fits');
    expect(measureJson(fields, 19)).toBe('tooMany');
    expect(measureJson(`[${'0,'.repeat(100_000)}0]`, 2_000)).toBe('tooMany');
  });

  test('when it is nested deeper than 20, that is detected without parsing', () => {
    expect(measureJson(`${'[{"a":'.repeat(10)}1${'}]'.repeat(10)}`, 10)).toBe('fits');
    expect(measureJson('['.repeat(21), 10)).toBe('tooDeep');
  });

  test('when it is not JSON, measuring still ends', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a":"']) expect(measureJson(text, 10)).toBe('fits');
  });

  test('when a text contains U+0000 or a lone surrogate, its place is named, in field names too', () => {
    const sent = { email: 'a\0', names: [{ first: '\ud800' }, { first: '💍' }], 'x\udc00': 1 };
    expect(unstorablePlaces(sent)).toEqual(['email', 'names.0.first', '']);
  });
});
