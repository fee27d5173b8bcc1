import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useFreshAnswers } from '../../../features/attendant/index.ts';
import { useFacility } from '../../../features/facility/index.ts';
import { useHalls } from '../../../features/hall/index.ts';
import { Console, ConsoleFigures, ConsoleHead, useLate, useLiveConsole } from '../../../features/live/index.ts';
import { SongList } from '../../../features/song-list/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { paths } from '../../../shell/router/paths.ts';
import { WeddingFrame, WeddingSocket } from '../wedding-frame.tsx';

/** A response slower than this makes the shown state doubtful. */
const LATE_MS = 5000;

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
  const mayWrite = facility.abilities.has('facility:write:weddingVideo');
  const hall = halls?.find(({ id }) => id === detail.hallId);
  return (
    <WeddingFrame
      weddingId={detail.id}
      detail={detail}
      current="live"
      title={live && <ConsoleHead detail={detail} live={live} />}
      actions={live !== undefined && <ConsoleFigures detail={detail} live={live} received={received} />}
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && live === undefined && <Skeleton shape="block" height="30rem" />}
      {live !== undefined && (
        <>
          <Console
            detail={detail}
            live={live}
            received={received}
            isStale={query.isRefetchError || isLate}
            pattern={detail.designPattern ?? hall?.designPattern ?? 'natural'}
            mayWrite={mayWrite}
            guestHref={paths.guest.index(facility.companyAccountId, detail.key)}
          />
          <SongList weddingId={detail.id} mayWrite={mayWrite} />
        </>
      )}
    </WeddingFrame>
  );
}

/** …/manage/weddings/:weddingId/live */
export function LivePage() {
  return <WeddingSocket current="live">{detail => <LiveOf detail={detail} />}</WeddingSocket>;
}
