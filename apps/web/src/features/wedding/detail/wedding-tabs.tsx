import { type RouteTab, RouteTabs } from '@kotohogi/ui/route-tabs';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** The tabs within the wedding's own page, named as in its URL; the first has no name there. */
export type DetailTab = 'basics' | 'hosts' | 'guests' | 'history';

type WeddingTab = DetailTab | 'live' | 'notifications' | 'payment';

export interface WeddingTabsProps {
  readonly weddingId: number;
  readonly current: WeddingTab;
}

/** The pages of one wedding for staff; also shown above its live console and its gifts. */
export function WeddingTabs({ weddingId, current }: WeddingTabsProps) {
  const { companyAccountId, accountId, abilities } = useFacility();
  const own = staffPaths.facility.wedding(companyAccountId, accountId, weddingId);
  const others: readonly RouteTab[] = [
    { id: 'hosts', label: t('wedding.tab.hosts'), href: `${own}?tab=hosts` },
    { id: 'guests', label: t('wedding.tab.guests'), href: `${own}?tab=guests` },
    ...(abilities.has('facility:read:weddingVideo')
      ? [
          {
            id: 'live',
            label: t('wedding.tab.live'),
            href: staffPaths.facility.live(companyAccountId, accountId, weddingId),
          },
        ]
      : []),
    {
      id: 'notifications',
      label: t('wedding.tab.notifications'),
      href: staffPaths.facility.notifications(companyAccountId, accountId, weddingId),
    },
    ...(abilities.has('facility:read:weddingPaymentState')
      ? [
          {
            id: 'payment',
            label: t('wedding.tab.payment'),
            href: staffPaths.facility.weddingPayment(companyAccountId, accountId, weddingId),
          },
        ]
      : []),
  ];
  const history: RouteTab = { id: 'history', label: t('wedding.tab.history'), href: `${own}?tab=history` };
  return (
    <RouteTabs
      label={t('wedding.tabs')}
      tabs={[{ id: 'basics', label: t('wedding.tab.basics'), href: own }, ...others, history]}
      currentId={current}
    />
  );
}
