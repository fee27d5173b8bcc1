import { lazy } from 'react';

/** Loaded after the home page it is a part of. */
export const UnansweredCard = lazy(async () => ({
  default: (await import('./office/unanswered-card.tsx')).UnansweredCard,
}));
