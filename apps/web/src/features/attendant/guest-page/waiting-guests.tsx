import { Avatar, AvatarRow } from '@kotohogi/ui/avatar';
import { useEffect } from 'react';
import { useAudience } from '../api.ts';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import styles from './waiting-guests.module.css';

const FACES = 5;

/** The guests already here: some avatars and the total. */
export function WaitingGuests({ count }: { readonly count: number }) {
  const { weddingKey } = useAttendance();
  const { data, refetch } = useAudience(weddingKey);
  const present = (data?.rows ?? []).filter(row => row.isOnline).slice(0, FACES);
  // The count arrives by socket. Faces are fetched only while more fit, because every page receives the update at once.
  const hasRoom = data !== undefined && present.length < Math.min(FACES, count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count means that a guest has arrived
  useEffect(() => {
    if (hasRoom) void refetch();
  }, [count, hasRoom, refetch]);
  return (
    <div className={styles.guests}>
      {present.length > 0 && (
        <AvatarRow>
          {present.map(({ id, name }) => (
            <Avatar key={id} name={name} />
          ))}
        </AvatarRow>
      )}
      <p className={styles.text}>{count > 1 ? t('guest.waiting', { count }) : t('guest.waiting.alone')}</p>
    </div>
  );
}
