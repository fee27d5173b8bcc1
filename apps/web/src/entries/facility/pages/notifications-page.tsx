import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFacility } from '../../../features/facility/index.ts';
import { NoticesPage } from '../../../features/notification/index.ts';
import { coupleShortText, useWedding, WeddingHead, WeddingTabs } from '../../../features/wedding/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { ConnectionNote, SocketProvider } from '../../../shell/socket/use-socket.tsx';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

interface FrameProps {
  readonly weddingId: number;
  readonly detail: WeddingDetail | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Frame({ weddingId, detail, title, children }: FrameProps) {
  const facility = useFacility();
  const { companyAccountId, accountId } = facility;
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.weddings'), href: paths.facility.weddings(companyAccountId, accountId) },
        {
          label: detail === undefined ? '…' : coupleShortText(detail.couple),
          href: paths.facility.wedding(companyAccountId, accountId, weddingId),
        },
        { label: t('facilityArea.notifications') },
      )}
      title={title}
      tabs={<WeddingTabs weddingId={weddingId} current="notifications" />}
    >
      {children}
    </StaffPage>
  );
}

/** …/manage/weddings/:weddingId/notifications: its own socket delivers what colleagues send meanwhile. */
export function NotificationsPage() {
  const facility = useFacility();
  const { weddingId = '' }: { weddingId?: string } = useParams({ strict: false });
  const id = Number(weddingId);
  const query = useWedding(facility.id, id);
  const { data: detail } = query;
  const failure = failureOf(query);
  if (detail !== undefined) {
    return (
      <SocketProvider weddingKey={detail.key}>
        <Frame weddingId={id} detail={detail} title={<WeddingHead detail={detail} />}>
          <NoticesPage weddingId={id} />
        </Frame>
        <ConnectionNote />
      </SocketProvider>
    );
  }
  const waiting = <Skeleton width="16rem" height="3.5rem" />;
  return (
    <Frame weddingId={id} detail={detail} title={failure === undefined ? waiting : t('facilityArea.notifications')}>
      {failure === undefined ? (
        <Skeleton shape="block" height="30rem" />
      ) : (
        <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />
      )}
    </Frame>
  );
}
