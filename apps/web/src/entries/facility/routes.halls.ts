import { hallList } from '@kotohogi/contract/lists';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const halls = createRoute({
  getParentRoute: () => inside,
  path: 'halls',
  validateSearch: listSearch(hallList),
  component: lazyRouteComponent(() => import('./pages/halls-page.tsx'), 'HallsPage'),
});

const newHall = createRoute({
  getParentRoute: () => inside,
  path: 'halls/new',
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:write:info'),
  component: lazyRouteComponent(() => import('./pages/new-hall-page.tsx'), 'NewHallPage'),
});

const hall = createRoute({
  getParentRoute: () => inside,
  path: 'halls/$hallId',
  beforeLoad: ({ params }) => {
    needId(params.hallId);
  },
  component: lazyRouteComponent(() => import('./pages/hall-page.tsx'), 'HallPage'),
});

/** The facility's halls. */
export const hallRoutes = [halls, newHall, hall];
