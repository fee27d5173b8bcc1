import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams, useSearch } from '@tanstack/react-router';
import { ReplySettings } from '../../../features/attendant/index.ts';
import { useFacility } from '../../../features/facility/index.ts';
import { HostsCard } from '../../../features/user/index.ts';
import {
  coupleShortText,
  type DetailTab,
  useWedding,
  WeddingBasics,
  WeddingGuests,
  WeddingHead,
  WeddingHistory,
  WeddingHosts,
  WeddingTabs,
  weddingHelp,
} from '../../../features/wedding/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { waitingTitle } from '../../../shell/staff/waiting-title.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';
import styles from './wedding-page.module.css';

const t = textsOf<typeof ja>();

function Tab({ tab, detail }: { readonly tab: DetailTab; readonly detail: WeddingDetail }) {
  const isReadOnly = !detail.abilities.includes('facility:write:wedding');
  switch (tab) {
    case 'basics':
      return <WeddingBasics detail={detail} />;
    case 'hosts':
      return (
        <div className={styles.cards}>
          <WeddingHosts detail={detail} />
          <HostsCard weddingId={detail.id} isReadOnly={isReadOnly} />
        </div>
      );
    case 'guests':
      return (
        <div className={styles.cards}>
          <WeddingGuests detail={detail} />
          <ReplySettings weddingId={detail.id} isReadOnly={isReadOnly} />
        </div>
      );
    case 'history':
      return <WeddingHistory weddingId={detail.id} />;
  }
}

/** …/manage/weddings/:weddingId */
export function WeddingPage() {
  const facility = useFacility();
  const { weddingId = '' }: { weddingId?: string } = useParams({ strict: false });
  const { tab = 'basics' }: { tab?: DetailTab } = useSearch({ strict: false });
  const id = Number(weddingId);
  const query = useWedding(facility.id, id);
  const { data } = query;
  const failure = failureOf(query);
  const waiting = waitingTitle(failure, t('facilityArea.weddings'), '3.5rem');
  const weddings = staffPaths.facility.weddings(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.weddings'), href: weddings },
        { label: data === undefined ? '…' : coupleShortText(data.couple) },
      )}
      title={data === undefined ? waiting : <WeddingHead detail={data} />}
      help={weddingHelp('detail')}
      tabs={<WeddingTabs weddingId={id} current={tab} />}
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && <Skeleton shape="block" height="20rem" />}
      {data !== undefined && <Tab tab={tab} detail={data} />}
    </StaffPage>
  );
}
