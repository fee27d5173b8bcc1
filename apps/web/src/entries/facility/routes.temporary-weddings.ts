import { temporaryWeddingList } from '@kotohogi/contract/temporary-wedding-staff';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const temporaryWeddings = createRoute({
  getParentRoute: () => inside,
  path: 'temporary-weddings',
  validateSearch: listSearch(temporaryWeddingList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:wedding'),
  component: lazyRouteComponent(() => import('./pages/temporary-weddings-page.tsx'), 'TemporaryWeddingsPage'),
});

const temporaryWedding = createRoute({
  getParentRoute: () => inside,
  path: 'temporary-weddings/$temporaryWeddingId',
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:wedding');
    needId(params.temporaryWeddingId);
  },
  component: lazyRouteComponent(() => import('./pages/temporary-wedding-page.tsx'), 'TemporaryWeddingPage'),
});

const temporaryWeddingPayment = createRoute({
  getParentRoute: () => inside,
  path: 'temporary-weddings/$temporaryWeddingId/payment',
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:wedding');
    needAbility(context.facility.abilities, 'facility:read:paymentInfo');
    needId(params.temporaryWeddingId);
  },
  component: lazyRouteComponent(() => import('./pages/temporary-wedding-page.tsx'), 'TemporaryWeddingPaymentPage'),
});

/** The registrations of couples (docs/product/temporary-wedding.md#the-venue). */
export const temporaryWeddingRoutes = [temporaryWeddings, temporaryWedding, temporaryWeddingPayment];
