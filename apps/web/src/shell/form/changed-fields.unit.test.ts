import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const stored = { name: '小林', note: '', amount: 5, design: null as string | null, people: [{ name: 'ゆい' }] };

describe('given a form of a stored object', () => {
  test('when it is untouched, nothing is sent, no matter how often it was copied', () => {
    expect(changedFields(structuredClone(stored), stored)).toEqual({});
  });

  test('when fields were changed, only they are sent, including an emptied one', () => {
    expect(changedFields({ ...stored, name: '', design: 'natural' }, stored)).toEqual({ name: '', design: 'natural' });
    expect(changedFields({ ...stored, people: [{ name: 'ゆい' }, { name: 'はると' }] }, stored)).toEqual({
      people: [{ name: 'ゆい' }, { name: 'はると' }],
    });
  });

  test('the payload merged into the stored object equals the input', () => {
    const form = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.jsonValue() });
    fc.assert(
      fc.property(form, form, (before, after) => {
        expect({ ...before, ...changedFields(after, before) }).toEqual(after);
      }),
    );
  });
});
