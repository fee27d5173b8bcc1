import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFacility } from '../../features/facility/index.ts';
import { coupleShortText, useWedding, WeddingTabs } from '../../features/wedding/index.ts';
import { failureOf } from '../../shell/api/failure-of.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { ConnectionNote, SocketProvider } from '../../shell/socket/use-socket.tsx';
import { type PageHelp, StaffPage } from '../../shell/staff/staff-page.tsx';
import { crumbsTo } from './crumbs.ts';
import { helpOf } from './help.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const LABELS = {
  live: 'facilityArea.live',
  notifications: 'facilityArea.notifications',
  payment: 'facilityArea.weddingPayment',
} as const;

interface WeddingFrameProps {
  readonly weddingId: number;
  readonly detail: WeddingDetail | undefined;
  readonly current: keyof typeof LABELS;
  /** A placeholder by default. */
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  /** The help of the page `current` by default. */
  readonly help?: PageHelp;
  readonly children: ReactNode;
}

/** A page below a wedding, with the path to it and its tabs. */
export function WeddingFrame({ weddingId, detail, current, title, actions, help, children }: WeddingFrameProps) {
  const facility = useFacility();
  const { companyAccountId, accountId } = facility;
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.weddings'), href: staffPaths.facility.weddings(companyAccountId, accountId) },
        {
          label: detail === undefined ? '…' : coupleShortText(detail.couple),
          href: staffPaths.facility.wedding(companyAccountId, accountId, weddingId),
        },
        { label: t(LABELS[current]) },
      )}
      title={title ?? <Skeleton width="16rem" height="3.5rem" />}
      actions={actions}
      help={help ?? helpOf(current)}
      tabs={<WeddingTabs weddingId={weddingId} current={current} />}
    >
      {children}
    </StaffPage>
  );
}

interface WeddingSocketProps {
  readonly current: keyof typeof LABELS;
  readonly children: (detail: WeddingDetail) => ReactNode;
}

/** Loads the wedding of the page's address and gives the page its socket. */
export function WeddingSocket({ current, children }: WeddingSocketProps) {
  const { weddingId = '' }: { weddingId?: string } = useParams({ strict: false });
  const id = Number(weddingId);
  const query = useWedding(useFacility().id, id);
  const { data: detail } = query;
  const failure = failureOf(query);
  if (detail !== undefined) {
    return (
      <SocketProvider weddingKey={detail.key}>
        {children(detail)}
        <ConnectionNote />
      </SocketProvider>
    );
  }
  return (
    <WeddingFrame weddingId={id} detail={detail} current={current} title={failure && t(LABELS[current])}>
      {failure === undefined ? (
        <Skeleton shape="block" height="30rem" />
      ) : (
        <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />
      )}
    </WeddingFrame>
  );
}
