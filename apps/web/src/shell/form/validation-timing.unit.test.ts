import { describe, expect, test } from 'vitest';
import { type FieldEvent, shouldValidate, type ValidationTiming } from './validation-timing.ts';

/** For each timing: start, blur and change of a field before its first blur, then after it. */
const TABLE: Readonly<Record<ValidationTiming, readonly [fresh: string, left: string]>> = {
  always: ['start change', 'start change'],
  touch: ['blur', 'change'],
  blur: ['blur', 'blur'],
  change: ['change', 'change'],
  manual: ['', ''],
};
const EVENTS: readonly FieldEvent[] = ['start', 'blur', 'change'];
const TIMINGS: readonly ValidationTiming[] = ['always', 'touch', 'blur', 'change', 'manual'];

const checkedAt = (timing: ValidationTiming, hasBeenLeft: boolean) =>
  EVENTS.filter(event => shouldValidate(timing, event, { hasBeenLeft, hasError: false })).join(' ');

describe('given a field without an error', () => {
  test.each(TIMINGS)('when its timing is %s, then it is checked at', timing => {
    const [fresh, left] = TABLE[timing];
    expect(checkedAt(timing, false)).toBe(fresh);
    expect(checkedAt(timing, true)).toBe(left);
  });
});

describe('given a field with a visible error', () => {
  test.each(TIMINGS)('when it changes in timing %s, then it is checked again unless it is manual', timing => {
    for (const hasBeenLeft of [false, true]) {
      expect(shouldValidate(timing, 'change', { hasBeenLeft, hasError: true })).toBe(timing !== 'manual');
    }
  });

  test('when it is blurred, only `blur`, and `touch` on the first blur, validate it', () => {
    const left = (timing: ValidationTiming, hasBeenLeft: boolean) =>
      shouldValidate(timing, 'blur', { hasBeenLeft, hasError: true });
    expect(TIMINGS.filter(timing => left(timing, false))).toEqual(['touch', 'blur']);
    expect(TIMINGS.filter(timing => left(timing, true))).toEqual(['blur']);
  });
});
