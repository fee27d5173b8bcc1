import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { USER_PAGES } from '../user-pages.ts';
import { inside } from './routes.inside.ts';

/** The user pages of the area. */
export const userRoutes = USER_PAGES.map(({ verb, part, ...page }) =>
  createRoute({
    ...page,
    getParentRoute: () => inside,
    beforeLoad: ({ context, params }) => {
      if ('userId' in params) needId(params.userId);
      needAbility(context.facility.abilities, `facility:${verb}:user`);
    },
    component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), part),
  }),
);
