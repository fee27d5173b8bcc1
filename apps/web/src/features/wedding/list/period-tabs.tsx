import { type RouteTab, RouteTabs } from '@kotohogi/ui/route-tabs';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import type { ja } from '../messages.ja.ts';
import type { WeddingPeriod } from './periods.ts';

const t = textsOf<typeof ja>();

export interface PeriodTabsProps {
  /** A period, or the id of the extra tab. */
  readonly current: WeddingPeriod | (string & {});
  /** A related list, after the periods. */
  readonly extra?: RouteTab | undefined;
}

/** Tabs for the period of the list: ahead, past or all. Each tab starts without filters. */
export function PeriodTabs({ current, extra }: PeriodTabsProps) {
  const { companyAccountId, accountId } = useFacility();
  const href = staffPaths.facility.weddings(companyAccountId, accountId);
  return (
    <RouteTabs
      label={t('wedding.period')}
      currentId={current}
      tabs={[
        { id: 'ahead', label: t('wedding.period.ahead'), href },
        { id: 'past', label: t('wedding.period.past'), href: `${href}?period=past` },
        { id: 'all', label: t('wedding.period.all'), href: `${href}?period=all` },
        ...(extra === undefined ? [] : [extra]),
        {
          id: 'deleted',
          label: t('wedding.period.deleted'),
          href: staffPaths.facility.deletedWeddings(companyAccountId, accountId),
        },
      ]}
    />
  );
}
