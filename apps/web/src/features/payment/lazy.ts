import { lazy } from 'react';

/** Loaded after the rest of the home page. */
export const MonthCard = lazy(async () => ({ default: (await import('./home/month-card.tsx')).MonthCard }));
export const AlarmCard = lazy(async () => ({ default: (await import('./home/alarm-card.tsx')).AlarmCard }));
