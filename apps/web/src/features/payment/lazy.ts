import { lazy } from 'react';

/** Loaded after the home page it is a part of. */
export const MonthCard = lazy(async () => ({ default: (await import('./month-card.tsx')).MonthCard }));
