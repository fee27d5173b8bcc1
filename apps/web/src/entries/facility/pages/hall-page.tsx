import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import { useFacility } from '../../../features/facility/index.ts';
import { EditHall, hallHelp, useHall } from '../../../features/hall/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { waitingTitle } from '../../../shell/staff/waiting-title.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/halls/:hallId */
export function HallPage() {
  const facility = useFacility();
  const { hallId = '' }: { hallId?: string } = useParams({ strict: false });
  const query = useHall(facility.id, Number(hallId));
  const { data } = query;
  const failure = failureOf(query);
  const halls = staffPaths.facility.halls(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.halls'), href: halls }, { label: data?.name ?? '…' })}
      title={data?.name ?? waitingTitle(failure, t('facilityArea.halls'))}
      help={hallHelp('detail')}
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="30rem" />}
      {data !== undefined && <EditHall key={data.id} detail={data} />}
    </StaffPage>
  );
}
