import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const stored = { name: '小林', note: '', amount: 5, design: null as string | null, people: [{ name: 'ゆい' }] };

describe('given a form of something stored', () => {
  test('when nobody touched it, then nothing is sent, however often it was copied', () => {
    expect(changedFields(structuredClone(stored), stored)).toEqual({});
  });

  test('when fields were changed, then they alone are sent, an emptied one too', () => {
    expect(changedFields({ ...stored, name: '', design: 'natural' }, stored)).toEqual({ name: '', design: 'natural' });
    expect(changedFields({ ...stored, people: [{ name: 'ゆい' }, { name: 'はると' }] }, stored)).toEqual({
      people: [{ name: 'ゆい' }, { name: 'はると' }],
    });
  });

  test('what is sent, laid over what is stored, is what was entered', () => {
    const form = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.jsonValue() });
    fc.assert(
      fc.property(form, form, (before, after) => {
        expect({ ...before, ...changedFields(after, before) }).toEqual(after);
      }),
    );
  });
});
