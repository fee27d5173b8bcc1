import type { LifeCycle } from '../wedding/calendar.ts';

/** What a couple does before the day, in its natural order. */
export const PREPARATIONS = [
  'profile',
  'photo',
  'greetings',
  'deadline',
  'english',
  'publish',
  'share',
  'account',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

export interface PreparationFacts {
  readonly lifeCycle: LifeCycle;
  readonly isProfileComplete: boolean;
  readonly hasMainPhoto: boolean;
  /** The invitation has been saved at least once since the venue made it. */
  readonly isWritten: boolean;
  readonly hasDeadline: boolean;
  /** Some words are in Japanese only; those who read English get them as they are. */
  readonly lacksEnglish: boolean;
  readonly isPublished: boolean;
  readonly answerCount: number;
  /** The bank account gifts go to is known; undefined where no gifts are given, and so none is asked for. */
  readonly hasAccount: boolean | undefined;
}

/** While there is something to prepare: before the day and on it. */
export const isPreparing = (lifeCycle: LifeCycle): boolean =>
  ['preparing', 'inviting', 'reply-closed', 'day', 'postponed'].includes(lifeCycle);

function isDone(step: Preparation, facts: PreparationFacts): boolean {
  switch (step) {
    case 'profile':
      return facts.isProfileComplete;
    case 'photo':
      return facts.hasMainPhoto;
    case 'greetings':
      return facts.isWritten;
    case 'deadline':
      return facts.hasDeadline;
    case 'english':
      return !facts.lacksEnglish;
    case 'publish':
      return facts.isPublished;
    case 'share':
      return facts.answerCount > 0;
    case 'account':
      return facts.hasAccount === true;
  }
}

/** English is asked for only while something lacks it; an account only where gifts are given. */
function isAsked(step: Preparation, facts: PreparationFacts): boolean {
  if (step === 'english') return facts.lacksEnglish;
  return step !== 'account' || facts.hasAccount !== undefined;
}

/** The preparations with what is done; the first that is not is the one to do next. None once the day is over. */
export function preparations(facts: PreparationFacts): readonly {
  readonly step: Preparation;
  readonly isDone: boolean;
  readonly isNext: boolean;
}[] {
  if (!isPreparing(facts.lifeCycle)) return [];
  const asked = PREPARATIONS.filter(step => isAsked(step, facts));
  const steps = asked.map(step => ({ step, isDone: isDone(step, facts) }));
  // English is worth having but holds nothing up: it is the next thing only when nothing else is left.
  const open = steps.filter(one => !one.isDone);
  const next = (open.find(one => one.step !== 'english') ?? open[0])?.step;
  return steps.map(one => ({ ...one, isNext: one.step === next }));
}
