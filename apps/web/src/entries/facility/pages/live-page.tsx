import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import { useFreshAnswers } from '../../../features/attendant/index.ts';
import { type FacilityArea, useFacility } from '../../../features/facility/index.ts';
import { useHalls } from '../../../features/hall/index.ts';
import { Console, ConsoleFigures, ConsoleHead, useLate, useLiveConsole } from '../../../features/live/index.ts';
import { coupleShortText, useWedding, WeddingTabs } from '../../../features/wedding/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { ConnectionNote, SocketProvider } from '../../../shell/socket/use-socket.tsx';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** A response slower than this makes the shown state doubtful. */
const LATE_MS = 5000;

function crumbsOf(facility: FacilityArea, weddingId: number, couple: string) {
  const { companyAccountId, accountId } = facility;
  return crumbsTo(
    facility,
    { label: t('facilityArea.weddings'), href: paths.facility.weddings(companyAccountId, accountId) },
    { label: couple, href: paths.facility.wedding(companyAccountId, accountId, weddingId) },
    { label: t('facilityArea.live') },
  );
}

/** The page once the wedding is loaded, with its own socket for stream events. */
function LiveOf({ detail }: { readonly detail: WeddingDetail }) {
  const facility = useFacility();
  const query = useLiveConsole(detail.id);
  useFreshAnswers();
  const halls = useHalls(facility.id).data?.rows;
  const { data: live, dataUpdatedAt: receivedAtMs } = query;
  const isLate = useLate(query.isFetching, LATE_MS);
  const failure = failureOf(query);
  const received = { serverMs: live?.now ?? receivedAtMs, receivedAtMs };
  const hall = halls?.find(({ id }) => id === detail.hallId);
  return (
    <StaffPage
      crumbs={crumbsOf(facility, detail.id, coupleShortText(detail.couple))}
      title={
        live === undefined ? <Skeleton width="16rem" height="3.5rem" /> : <ConsoleHead detail={detail} live={live} />
      }
      actions={live !== undefined && <ConsoleFigures detail={detail} live={live} received={received} />}
      tabs={<WeddingTabs weddingId={detail.id} current="live" />}
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && live === undefined && <Skeleton shape="block" height="30rem" />}
      {live !== undefined && (
        <Console
          detail={detail}
          live={live}
          received={received}
          isStale={query.isRefetchError || isLate}
          pattern={detail.designPattern ?? hall?.designPattern ?? 'natural'}
          mayWrite={facility.abilities.has('facility:write:weddingVideo')}
          guestHref={paths.guest.index(facility.companyAccountId, detail.key)}
        />
      )}
    </StaffPage>
  );
}

/** …/manage/weddings/:weddingId/live */
export function LivePage() {
  const facility = useFacility();
  const { weddingId = '' }: { weddingId?: string } = useParams({ strict: false });
  const id = Number(weddingId);
  const query = useWedding(facility.id, id);
  const { data: detail } = query;
  const failure = failureOf(query);
  if (detail !== undefined) {
    return (
      <SocketProvider weddingKey={detail.key}>
        <LiveOf detail={detail} />
        <ConnectionNote />
      </SocketProvider>
    );
  }
  return (
    <StaffPage
      crumbs={crumbsOf(facility, id, '…')}
      title={failure === undefined ? <Skeleton width="16rem" height="3.5rem" /> : t('facilityArea.live')}
      tabs={<WeddingTabs weddingId={id} current="live" />}
    >
      {failure === undefined ? (
        <Skeleton shape="block" height="30rem" />
      ) : (
        <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />
      )}
    </StaffPage>
  );
}
