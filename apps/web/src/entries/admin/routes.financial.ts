import {
  accountList,
  bankLineList,
  correctionList,
  differenceList,
  facilityTotalList,
  invoiceList,
  paymentOrderList,
  reconciliationList,
} from '@kotohogi/contract/lists';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { mayReadPayments, mayReadTotals } from './may-read-payments.ts';
import { inside } from './routes.inside.ts';

/** Throws the page without permission for users who may read no payment. */
function needPayments(abilities: ReadonlySet<string>): void {
  if (!mayReadPayments(abilities)) needAbility(abilities, 'admin:read:attendantPayment');
}

/** Throws the page without permission for users who may read no totals. */
function needTotals(abilities: ReadonlySet<string>): void {
  if (!mayReadTotals(abilities)) needAbility(abilities, 'admin:read:balance-summaries');
}

const totals = createRoute({
  getParentRoute: () => inside,
  path: 'financial',
  validateSearch: listSearch(facilityTotalList),
  beforeLoad: ({ context }) => needTotals(context.abilities),
  component: lazyRouteComponent(() => import('./pages/totals-page.tsx'), 'TotalsPage'),
});

const payments = createRoute({
  getParentRoute: () => inside,
  path: 'financial/payments',
  validateSearch: listSearch(paymentOrderList),
  beforeLoad: ({ context }) => needPayments(context.abilities),
  component: lazyRouteComponent(() => import('./pages/payments-pages.tsx'), 'PaymentsPage'),
});

const payment = createRoute({
  getParentRoute: () => inside,
  path: 'financial/payments/$orderId',
  beforeLoad: ({ context, params }) => {
    needPayments(context.abilities);
    if (parseOrderId(params.orderId) === undefined) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/payments-pages.tsx'), 'PaymentPage'),
});

const differences = createRoute({
  getParentRoute: () => inside,
  path: 'financial/reconciliation',
  validateSearch: listSearch(differenceList),
  beforeLoad: ({ context }) => needPayments(context.abilities),
  component: lazyRouteComponent(() => import('./pages/reconciliation-pages.tsx'), 'DifferencesPage'),
});

const runs = createRoute({
  getParentRoute: () => inside,
  path: 'financial/reconciliation/runs',
  validateSearch: listSearch(reconciliationList),
  beforeLoad: ({ context }) => needPayments(context.abilities),
  component: lazyRouteComponent(() => import('./pages/reconciliation-pages.tsx'), 'RunsPage'),
});

const bankLines = createRoute({
  getParentRoute: () => inside,
  path: 'financial/admin-link',
  validateSearch: listSearch(bankLineList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:read:deposit-accounts'),
  component: lazyRouteComponent(() => import('./pages/transfers-pages.tsx'), 'BankLinesPage'),
});

const accounts = createRoute({
  getParentRoute: () => inside,
  path: 'financial/accounts',
  validateSearch: listSearch(accountList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:read:deposit-accounts'),
  component: lazyRouteComponent(() => import('./pages/transfers-pages.tsx'), 'AccountsPage'),
});

const corrections = createRoute({
  getParentRoute: () => inside,
  path: 'financial/corrections',
  validateSearch: listSearch(correctionList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:read:attendantPayment'),
  component: lazyRouteComponent(() => import('./pages/corrections-page.tsx'), 'CorrectionsPage'),
});

const invoices = createRoute({
  getParentRoute: () => inside,
  path: 'financial/invoices',
  validateSearch: listSearch(invoiceList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:read:balance-summaries'),
  component: lazyRouteComponent(() => import('./pages/invoices-page.tsx'), 'InvoicesPage'),
});

/** The totals and payments of all facilities, their comparison with the gateway, the corrections, and the invoices. */
export const financialRoutes = [
  totals,
  payments,
  payment,
  differences,
  runs,
  accounts,
  bankLines,
  corrections,
  invoices,
];
