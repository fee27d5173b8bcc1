import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const paymentSettings = createRoute({
  getParentRoute: () => inside,
  path: 'facilities/$facilityId/payment-settings',
  beforeLoad: ({ context, params }) => {
    needAbility(context.company.abilities, 'company:read:setting');
    needId(params.facilityId);
  },
  component: lazyRouteComponent(() => import('./pages/payment-settings-page.tsx'), 'PaymentSettingsPage'),
});

/** The gateway contracts of the company's facilities. */
export const paymentSettingRoutes = [paymentSettings];
