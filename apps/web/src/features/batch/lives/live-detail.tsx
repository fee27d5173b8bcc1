import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { dateTimeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { Facts, LiveStateChip, lifeText } from '../../wedding/index.ts';
import { useOperatorWedding, useWeddingLive } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { BackupButton } from './backup-button.tsx';
import styles from './live-detail.module.css';
import { durationText, sizeText } from './live-figures.ts';
import { LiveHistory } from './live-history.tsx';
import { LookUpCard } from './look-up-card.tsx';

const t = textsOf<typeof ja>();

export interface LiveDetailProps {
  readonly weddingId: number;
  /** The user's permissions on the platform. */
  readonly abilities: ReadonlySet<string>;
}

/** The wedding of a slot: place, time, and the numbers of replies. */
function WeddingCard({ weddingId }: Pick<LiveDetailProps, 'weddingId'>) {
  const query = useOperatorWedding(weddingId);
  const { data } = query;
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton shape="block" height="16rem" />;
  const { attendance, viewArchive, absence } = data.answers;
  return (
    <Card title={t('operator.wedding')}>
      <Facts
        facts={[
          { id: 'reservationId', label: t('operator.reservationId'), value: data.reservationId },
          { id: 'facility', label: t('operator.facility'), value: `${data.companyName} · ${data.facilityName}` },
          { id: 'hall', label: t('operator.hall'), value: data.hallName },
          { id: 'startsAt', label: t('operator.startsAt'), value: dateTimeText(data.startsAt) },
          { id: 'life', label: t('operator.life'), value: lifeText(data.lifeCycle) },
          {
            id: 'answers',
            label: t('operator.answers'),
            value: t('operator.answers.text', { attendance, viewArchive, absence }),
          },
        ]}
      />
    </Card>
  );
}

type Live = NonNullable<ReturnType<typeof useWeddingLive>['data']>;

interface SlotCardProps {
  readonly live: Live;
  readonly slot: NonNullable<Live['slot']>;
  readonly mayBackUp: boolean;
}

/** The stored data of a slot and of its recording. */
function SlotCard({ live, slot, mayBackUp }: SlotCardProps) {
  const { isKept, backup, stopReason } = live;
  const momentOf = (ms: number | null) => (ms === null ? '–' : dateTimeText(ms));
  const recording = slot.durationMs === 0 ? '–' : `${durationText(slot.durationMs)} · ${sizeText(slot.sizeBytes)}`;
  return (
    <Card
      title={t('batch.live.slot')}
      aside={<LiveStateChip state={slot.isDelayed ? 'delayed' : slot.state} />}
      actions={mayBackUp && slot.durationMs > 0 && <BackupButton weddingId={slot.weddingId} />}
    >
      <Facts
        facts={[
          { id: 'provider', label: t('batch.lives.provider'), value: t(`batch.provider.${slot.provider}`) },
          { id: 'ref', label: t('batch.live.ref'), value: <code className={styles.code}>{slot.ref}</code> },
          { id: 'publishedAt', label: t('batch.live.publishedAt'), value: momentOf(slot.publishedAt) },
          { id: 'closedAt', label: t('batch.live.closedAt'), value: momentOf(slot.closedAt) },
          ...(stopReason === '' ? [] : [{ id: 'stop', label: t('batch.live.stopReason'), value: stopReason }]),
          { id: 'recording', label: t('batch.lives.recording'), value: recording },
          { id: 'kept', label: t('batch.live.kept'), value: t(isKept ? 'batch.live.kept.yes' : 'batch.live.kept.no') },
          { id: 'backup', label: t('batch.live.backup'), value: t(`batch.live.backup.${backup ?? 'none'}`) },
        ]}
      />
    </Card>
  );
}

/** The slot of a wedding, or a message that it has none yet. */
function SlotPart({ live, mayBackUp }: Pick<SlotCardProps, 'live' | 'mayBackUp'>) {
  if (live.slot === null) {
    return (
      <Card title={t('batch.live.slot')}>
        <EmptyState title={t('batch.live.none')} />
      </Card>
    );
  }
  return (
    <>
      <SlotCard live={live} slot={live.slot} mayBackUp={mayBackUp} />
      <LiveHistory log={live.log} />
    </>
  );
}

/** One slot: its data, its history, and look-ups at its provider. */
export function LiveDetail({ weddingId, abilities }: LiveDetailProps) {
  const query = useWeddingLive(weddingId);
  const { data } = query;
  return (
    <div className={styles.detail}>
      <div className={styles.column}>
        <FailedPart query={query} title={t('batch.live.slot')} />
        {query.isPending && <Skeleton shape="block" height="20rem" />}
        {data !== undefined && <SlotPart live={data} mayBackUp={abilities.has('admin:exec:batch')} />}
      </div>
      <div className={styles.column}>
        <WeddingCard weddingId={weddingId} />
        {data !== undefined && <LookUpCard slot={data.slot} />}
      </div>
    </div>
  );
}
