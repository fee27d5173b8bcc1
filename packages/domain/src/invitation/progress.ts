import type { LifeCycle } from '../wedding/calendar.ts';

/** What a couple does before the day, in its natural order. */
export const PREPARATIONS = ['profile', 'photo', 'greetings', 'deadline', 'publish', 'share'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

export interface PreparationFacts {
  readonly lifeCycle: LifeCycle;
  readonly isProfileComplete: boolean;
  readonly hasMainPhoto: boolean;
  /** The invitation has been saved at least once since the venue made it. */
  readonly isWritten: boolean;
  readonly hasDeadline: boolean;
  readonly isPublished: boolean;
  readonly answerCount: number;
}

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
    case 'publish':
      return facts.isPublished;
    case 'share':
      return facts.answerCount > 0;
  }
}

/** The preparations with what is done; the first that is not is the one to do next. None once the day is over. */
export function preparations(facts: PreparationFacts): readonly {
  readonly step: Preparation;
  readonly isDone: boolean;
  readonly isNext: boolean;
}[] {
  if (!['preparing', 'inviting', 'reply-closed', 'day', 'postponed'].includes(facts.lifeCycle)) return [];
  const steps = PREPARATIONS.map(step => ({ step, isDone: isDone(step, facts) }));
  const next = steps.find(one => !one.isDone)?.step;
  return steps.map(one => ({ ...one, isNext: one.step === next }));
}
