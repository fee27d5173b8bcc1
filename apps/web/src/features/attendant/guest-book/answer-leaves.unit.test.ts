import type { Answer } from '@kotohogi/domain/attendant/types';
import { expect, test } from 'vitest';
import { answerLeaves, guestsPerLeaf } from './answer-leaves.ts';

const leavesOf = (counts: Readonly<Record<Answer, number>>) => {
  const leaves = answerLeaves(counts);
  const of = (answer: Answer) => leaves.filter(leaf => leaf.answer === answer).length;
  return [of('attendance'), of('view-archive'), of('absence')];
};

test('given a family, then every guest has a leaf', () => {
  const counts = { attendance: 25, 'view-archive': 3, absence: 2 };
  expect(guestsPerLeaf(counts)).toBe(1);
  expect(leavesOf(counts)).toEqual([25, 3, 2]);
  expect(answerLeaves({ attendance: 0, 'view-archive': 0, absence: 0 })).toEqual([]);
});

test('given hundreds of guests, then each leaf represents several, at one scale, and no answer is omitted', () => {
  const counts = { attendance: 113, 'view-archive': 114, absence: 113 };
  expect(guestsPerLeaf(counts)).toBe(2);
  expect(leavesOf(counts)).toEqual([57, 57, 57]);
  expect(leavesOf({ attendance: 999, 'view-archive': 0, absence: 1 })).toEqual([167, 0, 1]);
});
