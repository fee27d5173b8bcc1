import { lazy } from 'react';

/** Loaded after the home page they are a part of. */
export const MonthCard = lazy(async () => ({ default: (await import('./month-card.tsx')).MonthCard }));
export const AlarmCard = lazy(async () => ({ default: (await import('./home/alarm-card.tsx')).AlarmCard }));
