import { useParams, useRouteContext } from '@tanstack/react-router';
import { OrderDetail, OrderList } from '../../../features/payment-order/index.ts';
import type { ja } from '../../../features/payment-order/messages.ja.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** /admin/financial/payments */
export function PaymentsPage() {
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('order.title') })}
      title={t('order.title')}
      help={{
        what: t('order.help.list.what'),
        who: t('order.help.list.who'),
        next: t('order.help.list.next'),
      }}
    >
      <OrderList />
    </StaffPage>
  );
}

/** /admin/financial/payments/:orderId */
export function PaymentPage() {
  const { orderId = '' } = useParams({ strict: false });
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <StaffPage
      crumbs={crumbsTo(
        { label: t('order.title'), href: staffPaths.admin.payments },
        { label: t('order.detail.title') },
      )}
      title={t('order.detail.title')}
      help={{
        what: t('order.help.detail.what'),
        who: t('order.help.detail.who'),
        next: t('order.help.detail.next'),
      }}
    >
      <OrderDetail key={orderId} orderId={orderId} abilities={abilities} />
    </StaffPage>
  );
}
