import { lazy } from 'react';

/** Loaded after the home page it is a part of. */
export const RecentNotices = lazy(async () => ({
  default: (await import('./recent-notices.tsx')).RecentNotices,
}));
