import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needAbility } from '../../shell/router/guards.ts';
import { inside } from './routes.inside.ts';

const settings = createRoute({
  getParentRoute: () => inside,
  path: 'settings',
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:setting'),
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
});

/** The facility's settings. */
export const settingRoutes = [settings];
