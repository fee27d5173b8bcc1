import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { calendarSearch } from '../../features/wedding/index.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { inside } from './routes.inside.ts';

const calendar = createRoute({
  getParentRoute: () => inside,
  path: 'calendar',
  validateSearch: calendarSearch,
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:wedding'),
  component: lazyRouteComponent(() => import('./pages/calendar-page.tsx'), 'CalendarPage'),
});

/** The calendar of the facility. */
export const calendarRoutes = [calendar];
