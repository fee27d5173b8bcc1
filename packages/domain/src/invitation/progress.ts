import type { LifeCycle } from '../wedding/calendar.ts';

/** What a couple prepares before the day, in its natural order. */
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
  /** The invitation has been saved at least once since the venue created it. */
  readonly isWritten: boolean;
  readonly hasDeadline: boolean;
  /** Some texts are in Japanese only; English readers see them untranslated. */
  readonly lacksEnglish: boolean;
  readonly isPublished: boolean;
  readonly answerCount: number;
  /** The bank account for gifts is entered; undefined if the wedding takes no gifts and needs no account. */
  readonly hasAccount: boolean | undefined;
}

/** Whether there is something to prepare: before the day and on it. */
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

/** English is requested only while a text lacks it; an account only if the wedding takes gifts. */
function isAsked(step: Preparation, facts: PreparationFacts): boolean {
  if (step === 'english') return facts.lacksEnglish;
  return step !== 'account' || facts.hasAccount !== undefined;
}

/** The preparations and whether they are done; the first open one is next. Empty once the day is over. */
export function preparations(facts: PreparationFacts): readonly {
  readonly step: Preparation;
  readonly isDone: boolean;
  readonly isNext: boolean;
}[] {
  if (!isPreparing(facts.lifeCycle)) return [];
  const asked = PREPARATIONS.filter(step => isAsked(step, facts));
  const steps = asked.map(step => ({ step, isDone: isDone(step, facts) }));
  // English is useful but blocks nothing, so it is next only if everything else is done.
  const open = steps.filter(one => !one.isDone);
  const next = (open.find(one => one.step !== 'english') ?? open[0])?.step;
  return steps.map(one => ({ ...one, isNext: one.step === next }));
}
