import { lazy } from 'react';

/** Loaded after the rest of the home page. */
export const MonthCard = lazy(async () => ({ default: (await import('./month-card.tsx')).MonthCard }));
