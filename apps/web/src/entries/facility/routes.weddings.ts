import { deletedWeddingList } from '@kotohogi/contract/wedding-deletion';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { newWeddingSearch, weddingSearch, weddingTabSearch } from '../../features/wedding/index.ts';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const weddings = createRoute({
  getParentRoute: () => inside,
  path: 'weddings',
  validateSearch: weddingSearch,
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:wedding'),
  component: lazyRouteComponent(() => import('./pages/weddings-page.tsx'), 'WeddingsPage'),
});

const newWedding = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/new',
  validateSearch: newWeddingSearch,
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:write:wedding'),
  component: lazyRouteComponent(() => import('./pages/new-wedding-page.tsx'), 'NewWeddingPage'),
});

const deletedWeddings = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/deleted',
  validateSearch: listSearch(deletedWeddingList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:wedding'),
  component: lazyRouteComponent(() => import('./pages/deleted-weddings-page.tsx'), 'DeletedWeddingsPage'),
});

const wedding = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId',
  validateSearch: weddingTabSearch,
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:wedding');
    needId(params.weddingId);
  },
  component: lazyRouteComponent(() => import('./pages/wedding-page.tsx'), 'WeddingPage'),
});

const live = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/live',
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:weddingVideo');
    needId(params.weddingId);
  },
  component: lazyRouteComponent(() => import('./pages/live-page.tsx'), 'LivePage'),
});

const notifications = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/notifications',
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:wedding');
    needId(params.weddingId);
  },
  component: lazyRouteComponent(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
});

/** Weddings, and all pages of one wedding except its payments. */
export const weddingRoutes = [weddings, newWedding, deletedWeddings, wedding, live, notifications];
