import {
  commissionList,
  depositList,
  invoiceList,
  paymentEventList,
  paymentList,
  transferFileList,
  unpaidList,
} from '@kotohogi/contract/lists';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, readFilterTexts } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const readPayments = 'facility:read:weddingPaymentState';

const weddingPayment = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/payment',
  validateSearch: listSearch(paymentList),
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, readPayments);
    needId(params.weddingId);
  },
  component: lazyRouteComponent(() => import('./pages/wedding-payment-page.tsx'), 'WeddingPaymentPage'),
});

const weddingPaymentEvents = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/payment-histories',
  validateSearch: listSearch(paymentEventList),
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, readPayments);
    needId(params.weddingId);
  },
  component: lazyRouteComponent(() => import('./pages/wedding-payment-page.tsx'), 'WeddingPaymentEventsPage'),
});

const payments = createRoute({
  getParentRoute: () => inside,
  path: 'payments',
  // The list of payments, and the day of the balance above it.
  validateSearch: search => ({ ...listSearch(paymentList)(search), ...readFilterTexts(search, unpaidList) }),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, readPayments),
  component: lazyRouteComponent(() => import('./pages/payments-page.tsx'), 'PaymentsPage'),
});

const archiveVideoPayments = createRoute({
  getParentRoute: () => inside,
  path: 'payments/archive-video-payments',
  validateSearch: listSearch(paymentList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:archiveVideoPayment'),
  component: lazyRouteComponent(() => import('./pages/payments-page.tsx'), 'ArchiveVideoPaymentsPage'),
});

const commissions = createRoute({
  getParentRoute: () => inside,
  path: 'payments/commissions',
  validateSearch: listSearch(commissionList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:paymentInfo'),
  component: lazyRouteComponent(() => import('./pages/commissions-page.tsx'), 'CommissionsPage'),
});

const unpaid = createRoute({
  getParentRoute: () => inside,
  path: 'payments/unpaid-balance-summaries',
  validateSearch: listSearch(unpaidList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, readPayments),
  component: lazyRouteComponent(() => import('./pages/unpaid-page.tsx'), 'UnpaidPage'),
});

const deposits = createRoute({
  getParentRoute: () => inside,
  path: 'payments/deposits-balance-summaries',
  validateSearch: listSearch(depositList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, readPayments),
  component: lazyRouteComponent(() => import('./pages/unpaid-page.tsx'), 'DepositsPage'),
});

const transferFiles = createRoute({
  getParentRoute: () => inside,
  path: 'payments/transfer-files',
  validateSearch: listSearch(transferFileList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:paymentInfo'),
  component: lazyRouteComponent(() => import('./pages/unpaid-page.tsx'), 'TransferFilesPage'),
});

const invoice = createRoute({
  getParentRoute: () => inside,
  path: 'payments/invoice',
  validateSearch: listSearch(invoiceList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:paymentInfo'),
  component: lazyRouteComponent(() => import('./pages/invoice-page.tsx'), 'InvoicePage'),
});

/** Payments of the facility and of one wedding, and the reports on them. */
export const paymentRoutes = [
  weddingPayment,
  weddingPaymentEvents,
  payments,
  archiveVideoPayments,
  unpaid,
  deposits,
  transferFiles,
  commissions,
  invoice,
];
