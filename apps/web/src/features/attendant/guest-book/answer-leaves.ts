import { ANSWERS, type Answer } from '@kotohogi/domain/attendant/types';

/** Above this number of leaves, one leaf represents several guests. */
const MOST_LEAVES = 180;

/** The number of guests per leaf. */
export function guestsPerLeaf(counts: Readonly<Record<Answer, number>>): number {
  const total = ANSWERS.reduce((sum, answer) => sum + counts[answer], 0);
  return Math.max(1, Math.ceil(total / MOST_LEAVES));
}

/** The leaves of all answers at one scale, so that they fit. Every answer given has at least one leaf. */
export function answerLeaves(counts: Readonly<Record<Answer, number>>) {
  const guests = guestsPerLeaf(counts);
  return ANSWERS.flatMap(answer =>
    Array.from({ length: Math.ceil(counts[answer] / guests) }, (_, n) => ({ answer, id: `${answer}-${n}` })),
  );
}
