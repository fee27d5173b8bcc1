import { lazy } from 'react';

/** Loaded after the rest of the home page. */
export const UnansweredCard = lazy(async () => ({
  default: (await import('./office/unanswered-card.tsx')).UnansweredCard,
}));
