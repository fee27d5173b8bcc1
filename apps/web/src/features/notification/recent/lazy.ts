import { lazy } from 'react';

/** Loaded after the rest of the home page. */
export const RecentNotices = lazy(async () => ({
  default: (await import('./recent-notices.tsx')).RecentNotices,
}));
