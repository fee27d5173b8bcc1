import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { needAbility } from '../../shell/router/guards.ts';
import { inside } from './routes.inside.ts';

const paymentSettings = createRoute({
  getParentRoute: () => inside,
  path: 'facilities/$facilityId/payment-settings',
  beforeLoad: ({ context, params }) => {
    needAbility(context.company.abilities, 'company:read:setting');
    if (!/^[1-9]\d{0,9}$/.test(params.facilityId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/payment-settings-page.tsx'), 'PaymentSettingsPage'),
});

/** The gateway contracts of the company's facilities. */
export const paymentSettingRoutes = [paymentSettings];
