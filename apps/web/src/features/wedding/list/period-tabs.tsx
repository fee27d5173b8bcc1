import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useFacility } from '../../facility/index.ts';
import type { ja } from '../messages.ja.ts';
import type { WeddingPeriod } from './periods.ts';

const t = textsOf<typeof ja>();

/** Tabs for the period of the list: ahead, past or all; and for what was deleted. Each tab starts without filters. */
export function PeriodTabs({ current }: { readonly current: WeddingPeriod | 'deleted' }) {
  const { companyAccountId, accountId } = useFacility();
  const href = paths.facility.weddings(companyAccountId, accountId);
  return (
    <RouteTabs
      label={t('wedding.period')}
      currentId={current}
      tabs={[
        { id: 'ahead', label: t('wedding.period.ahead'), href },
        { id: 'past', label: t('wedding.period.past'), href: `${href}?period=past` },
        { id: 'all', label: t('wedding.period.all'), href: `${href}?period=all` },
        {
          id: 'deleted',
          label: t('wedding.period.deleted'),
          href: paths.facility.deletedWeddings(companyAccountId, accountId),
        },
      ]}
    />
  );
}
