import type { AudienceRow } from '@kotohogi/contract/attendance-detail';
import { KANA_ROWS, type KanaRow } from '@kotohogi/domain/attendant/kana-row';
import { RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { Alert } from '@kotohogi/ui/alert';
import { Avatar } from '@kotohogi/ui/avatar';
import { Button } from '@kotohogi/ui/button';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LetterIndex } from '@kotohogi/ui/letter-index';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { useConnection } from '../../../shell/socket/use-socket.tsx';
import { useAudience, useViewerCount } from '../api.ts';
import { useAttendance } from '../attendance-context.ts';
import styles from './audience-page.module.css';
import { PaperPage } from './paper-page.tsx';
import { ShownName } from './shown-name.tsx';
import { t } from './t.ts';

type Order = 'kana' | 'relation';

interface Group {
  readonly id: string;
  readonly title: string;
  readonly guests: readonly AudienceRow[];
}

const rowTitle = (row: KanaRow): string => (row === 'A' ? t('audience.row.other') : row);

/** Groups guests by kana row or by relation to the couple; both are in kana order. */
function groupsOf(guests: readonly AudienceRow[], order: Order): readonly Group[] {
  const groups =
    order === 'kana'
      ? KANA_ROWS.map((row, index) => ({
          id: `row-${index}`,
          title: rowTitle(row),
          guests: guests.filter(guest => guest.row === row),
        }))
      : RELATION_SHIPS.map(relation => ({
          id: `relation-${relation}`,
          title: t(`audience.relation.${relation}`),
          guests: guests.filter(guest => guest.relationShip === relation),
        }));
  return groups.filter(group => group.guests.length > 0);
}

function GuestRow({ guest, isOwn }: { readonly guest: AudienceRow; readonly isOwn: boolean }) {
  const { name, kana, avatarUrl, isOnline } = guest;
  return (
    <li className={styles.guest}>
      <span className={styles.face} data-online={isOnline || undefined}>
        <Avatar name={name} size="large" photoUrl={avatarUrl === '' ? undefined : avatarUrl} />
      </span>
      <span className={styles.who}>
        <ShownName name={name} kana={kana} />
        {isOwn && <span className={styles.you}>{t('audience.you')}</span>}
        {isOnline && <span className={styles.here}>{t('audience.here')}</span>}
      </span>
    </li>
  );
}

function GroupList({ group, ownId }: { readonly group: Group; readonly ownId: number | undefined }) {
  return (
    <section className={styles.group} id={group.id} aria-labelledby={`${group.id}-title`}>
      <h2 className={styles.heading} id={`${group.id}-title`}>
        {group.title} <small>{t('audience.count', { count: group.guests.length })}</small>
      </h2>
      <ul className={styles.list}>
        {group.guests.map(guest => (
          <GuestRow key={guest.id} guest={guest} isOwn={guest.id === ownId} />
        ))}
      </ul>
    </section>
  );
}

function KanaIndex({ groups }: { readonly groups: readonly Group[] }) {
  const letters = KANA_ROWS.map((row, index) => ({
    letter: row,
    label: row === 'A' ? t('audience.row.other') : t('audience.row', { row }),
    href: groups.some(group => group.id === `row-${index}`) ? `#row-${index}` : undefined,
  }));
  return (
    <div className={styles.index}>
      <LetterIndex label={t('audience.index')} letters={letters} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      {[0, 1, 2, 3, 4, 5].map(place => (
        <Skeleton key={place} shape="block" height="4rem" />
      ))}
    </div>
  );
}

/** …/audience: the other guests, live or later, and who of them is online. Updates on its own. */
export function AudiencePage() {
  const { weddingKey, me } = useAttendance();
  const audience = useAudience(weddingKey);
  const [order, setOrder] = useState<Order>('kana');
  const { refetch } = audience;
  useViewerCount(() => void refetch());
  // A guest who arrives before the socket connects is not announced, so refetch once it is connected.
  const { state } = useConnection();
  useEffect(() => {
    if (state === 'connected') void refetch();
  }, [state, refetch]);
  const failure = failureOf(audience);
  const guests = audience.data?.rows ?? [];
  const online = audience.data?.onlineCount ?? 0;
  const groups = groupsOf(guests, order);
  return (
    <PaperPage latin="Guests" title={t('audience.title')} lead={t('audience.lead')}>
      {failure !== undefined && (
        <Alert tone="bad" action={<Button onPress={() => void refetch()}>{t('audience.again')}</Button>}>
          {failure.userMessage}
        </Alert>
      )}
      {failure === undefined && audience.data === undefined && <Waiting />}
      {audience.data !== undefined && guests.length === 0 && (
        <EmptyState title={t('audience.empty')}>{t('audience.empty.text')}</EmptyState>
      )}
      {guests.length > 0 && (
        <>
          <div className={styles.bar}>
            <p className={styles.online} role="status" data-some={online > 0 || undefined}>
              {online > 0 ? t('audience.online', { count: online }) : t('audience.online.none')}
            </p>
            <SegmentedControl<Order>
              label={t('audience.by')}
              value={order}
              onChange={setOrder}
              segments={[
                { value: 'kana', label: t('audience.by.kana') },
                { value: 'relation', label: t('audience.by.relation') },
              ]}
            />
          </div>
          {order === 'kana' && <KanaIndex groups={groups} />}
          {groups.map(group => (
            <GroupList key={group.id} group={group} ownId={me?.id} />
          ))}
        </>
      )}
    </PaperPage>
  );
}
