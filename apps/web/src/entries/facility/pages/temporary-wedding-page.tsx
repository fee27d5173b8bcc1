import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFacility } from '../../../features/facility/index.ts';
import {
  coupleOf,
  GivenAccountCard,
  RegistrationDetail,
  RegistrationHead,
  RegistrationTabs,
  registrationHelp,
  useRegistration,
} from '../../../features/temporary-wedding/index.ts';
import { coupleShortText } from '../../../features/wedding/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { waitingTitle } from '../../../shell/staff/waiting-title.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

interface FrameProps {
  readonly page: 'content' | 'payment';
  readonly children: (detail: TemporaryWeddingDetail) => ReactNode;
}

/** A page of one registration: the heading and the tabs above its content. */
function RegistrationFrame({ page, children }: FrameProps) {
  const facility = useFacility();
  const { temporaryWeddingId = '' }: { temporaryWeddingId?: string } = useParams({ strict: false });
  const id = Number(temporaryWeddingId);
  const query = useRegistration({ facilityId: facility.id, id });
  const { data } = query;
  const failure = failureOf(query);
  const waiting = waitingTitle(failure, t('facilityArea.temporaryWeddings'), '3.5rem');
  const list = staffPaths.facility.temporaryWeddings(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.temporaryWeddings'), href: list },
        { label: data === undefined ? '…' : coupleShortText(coupleOf(data)) },
      )}
      title={data === undefined ? waiting : <RegistrationHead detail={data} />}
      tabs={<RegistrationTabs id={id} current={page} />}
      help={registrationHelp(page === 'content' ? 'detail' : 'payment')}
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="20rem" />}
      {data !== undefined && children(data)}
    </StaffPage>
  );
}

/** …/manage/temporary-weddings/:temporaryWeddingId */
export function TemporaryWeddingPage() {
  return <RegistrationFrame page="content">{detail => <RegistrationDetail detail={detail} />}</RegistrationFrame>;
}

/** …/manage/temporary-weddings/:temporaryWeddingId/payment */
export function TemporaryWeddingPaymentPage() {
  return <RegistrationFrame page="payment">{({ id }) => <GivenAccountCard id={id} />}</RegistrationFrame>;
}
