import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside } from './routes.inside.ts';

const halls = createRoute({
  getParentRoute: () => inside,
  path: 'halls',
  component: lazyRouteComponent(() => import('./pages/halls-page.tsx'), 'HallsPage'),
});

/** The facility's halls. */
export const hallRoutes = [halls];
