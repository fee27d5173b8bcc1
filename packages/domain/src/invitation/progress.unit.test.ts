import { expect, test } from 'vitest';
import { type PreparationFacts, preparations } from './progress.ts';

const nothing: PreparationFacts = {
  lifeCycle: 'preparing',
  isProfileComplete: false,
  hasMainPhoto: false,
  isWritten: false,
  hasDeadline: false,
  lacksEnglish: false,
  isPublished: false,
  answerCount: 0,
  hasAccount: undefined,
};
const next = (facts: Partial<PreparationFacts>) => preparations({ ...nothing, ...facts }).find(one => one.isNext)?.step;

test('given a couple who has just started, when asked for the next step, then it is one at a time', () => {
  expect(next({})).toBe('profile');
  expect(next({ isProfileComplete: true })).toBe('photo');
  expect(next({ isProfileComplete: true, hasMainPhoto: true, isWritten: true })).toBe('deadline');
  expect(next({ isPublished: true })).toBe('profile');
});

test('given everything is done, when asked, then nothing is next', () => {
  const done = { isProfileComplete: true, hasMainPhoto: true, isWritten: true, hasDeadline: true, isPublished: true };
  expect(next({ ...done, lifeCycle: 'inviting' })).toBe('share');
  expect(next({ ...done, lifeCycle: 'inviting', answerCount: 1 })).toBeUndefined();
});

test('given texts without an English version, when asked, then they are listed but block nothing', () => {
  const steps = preparations({ ...nothing, lacksEnglish: true });
  expect(steps.find(one => one.step === 'english')).toEqual({ step: 'english', isDone: false, isNext: false });
  expect(preparations(nothing).map(one => one.step)).not.toContain('english');
  const done = { isProfileComplete: true, hasMainPhoto: true, isWritten: true, hasDeadline: true, lacksEnglish: true };
  expect(next(done)).toBe('publish');
  expect(next({ ...done, isPublished: true, answerCount: 1 })).toBe('english');
});

test('given the day is over, when asked, then the list is empty', () => {
  expect(preparations({ ...nothing, lifeCycle: 'archive' })).toEqual([]);
});

test('given a wedding with gifts, when it has no bank account, then that is the last step', () => {
  const steps = (hasAccount: boolean | undefined) => preparations({ ...nothing, hasAccount }).map(one => one.step);
  expect(steps(false).at(-1)).toBe('account');
  expect(steps(undefined)).not.toContain('account');
  const done = { isProfileComplete: true, hasMainPhoto: true, isWritten: true, hasDeadline: true, isPublished: true };
  expect(next({ ...done, answerCount: 1, hasAccount: false })).toBe('account');
  expect(next({ ...done, answerCount: 1, hasAccount: true })).toBeUndefined();
});
