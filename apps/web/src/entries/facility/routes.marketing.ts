import { marketingList } from '@kotohogi/contract/marketing';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { inside } from './routes.inside.ts';

const marketing = createRoute({
  getParentRoute: () => inside,
  path: 'marketing',
  validateSearch: listSearch(marketingList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:wedding'),
  component: lazyRouteComponent(() => import('./pages/marketing-page.tsx'), 'MarketingPage'),
});

/** The marketing figures of a facility. */
export const marketingRoutes = [marketing];
