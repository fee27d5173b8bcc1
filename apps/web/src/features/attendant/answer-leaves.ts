import { ANSWERS, type Answer } from '@kotohogi/domain/attendant/types';

/** More leaves than this are a carpet: then a leaf stands for several guests. */
const MOST_LEAVES = 180;

/** How many guests a leaf stands for. */
export function guestsPerLeaf(counts: Readonly<Record<Answer, number>>): number {
  const total = ANSWERS.reduce((sum, answer) => sum + counts[answer], 0);
  return Math.max(1, Math.ceil(total / MOST_LEAVES));
}

/** The leaves of all answers, in one scale, so that none of them runs out of room; no answer that was given is without a leaf. */
export function answerLeaves(counts: Readonly<Record<Answer, number>>) {
  const guests = guestsPerLeaf(counts);
  return ANSWERS.flatMap(answer =>
    Array.from({ length: Math.ceil(counts[answer] / guests) }, (_, n) => ({ answer, id: `${answer}-${n}` })),
  );
}
