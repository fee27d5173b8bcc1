import { facilityList } from '@kotohogi/contract/lists';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const facilities = createRoute({
  getParentRoute: () => inside,
  path: 'facilities',
  validateSearch: listSearch(facilityList),
  beforeLoad: ({ context }) => needAbility(context.company.abilities, 'company:read:facility'),
  component: lazyRouteComponent(() => import('./pages/facilities-page.tsx'), 'FacilitiesPage'),
});

const newFacility = createRoute({
  getParentRoute: () => inside,
  path: 'facilities/new',
  beforeLoad: ({ context }) => needAbility(context.company.abilities, 'company:write:facility'),
  component: lazyRouteComponent(() => import('./pages/new-facility-page.tsx'), 'NewFacilityPage'),
});

const facility = createRoute({
  getParentRoute: () => inside,
  path: 'facilities/$facilityId',
  beforeLoad: ({ context, params }) => {
    needAbility(context.company.abilities, 'company:read:facility');
    needId(params.facilityId);
  },
  component: lazyRouteComponent(() => import('./pages/facility-page.tsx'), 'FacilityPage'),
});

/** The facilities of the company. */
export const facilityRoutes = [facilities, newFacility, facility];
