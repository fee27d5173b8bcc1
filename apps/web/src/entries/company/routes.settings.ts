import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needAbility } from '../../shell/router/guards.ts';
import { inside } from './routes.inside.ts';

const settings = createRoute({
  getParentRoute: () => inside,
  path: 'settings',
  beforeLoad: ({ context }) => needAbility(context.company.abilities, 'company:read:info'),
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
});

/** The company's own settings. */
export const settingsRoutes = [settings];
