import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { Suspense } from 'react';
import { FacilityChecklist } from '../../features/checklist/index.ts';
import { useFacility } from '../../features/facility/index.ts';
import { RecentNotices } from '../../features/notification/index.ts';
import { AlarmCard, MonthCard } from '../../features/payment/index.ts';
import { UnansweredCard } from '../../features/temporary-wedding/index.ts';
import { AwaitingCard, DueCard } from '../../features/transfer/index.ts';
import { FacilityHome } from '../../features/wedding/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import { crumbsTo } from './crumbs.ts';
import { helpOf } from './help.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage: today and the coming days; this month's payments for users who may read payments but not weddings. */
export function IndexPage() {
  const facility = useFacility();
  const crumbs = crumbsTo(facility, { label: t('facilityArea.homePage') });
  const seesPayments = facility.abilities.has('facility:read:weddingPaymentState');
  if (facility.abilities.has('facility:read:wedding')) {
    return (
      <StaffPage crumbs={crumbs} help={helpOf('home')}>
        <FacilityHome
          first={<FacilityChecklist />}
          answers={
            <Suspense>
              {seesPayments && (
                <>
                  <AlarmCard />
                  <AwaitingCard />
                  <DueCard isOnlyDue />
                </>
              )}
              <UnansweredCard />
            </Suspense>
          }
          last={
            <Suspense>
              <RecentNotices />
            </Suspense>
          }
        />
      </StaffPage>
    );
  }
  if (seesPayments) {
    return (
      <StaffPage crumbs={crumbs} title={facility.name} help={helpOf('home')}>
        <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
          <AlarmCard />
          <AwaitingCard />
          <DueCard />
          <MonthCard />
        </Suspense>
      </StaffPage>
    );
  }
  return (
    <StaffPage crumbs={crumbs} title={facility.name} help={helpOf('home')}>
      <EmptyState title={t('facilityArea.home.noWeddings')}>{t('facilityArea.home.noWeddings.hint')}</EmptyState>
    </StaffPage>
  );
}
