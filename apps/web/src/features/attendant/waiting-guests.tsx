import { Avatar, AvatarRow } from '@kotohogi/ui/avatar';
import { useEffect } from 'react';
import { useAudience } from './api.ts';
import { useAttendance } from './attendance-context.ts';
import { say } from './say.ts';
import styles from './waiting-guests.module.css';

const FACES = 5;

/** Who else is here already: some faces and how many in all. */
export function WaitingGuests({ count }: { readonly count: number }) {
  const { weddingKey } = useAttendance();
  const { data, refetch } = useAudience(weddingKey);
  const present = (data?.rows ?? []).filter(row => row.isOnline).slice(0, FACES);
  // The number comes by itself. Faces are asked for only while there is room for more: everybody's page hears it at once.
  const hasRoom = data !== undefined && present.length < Math.min(FACES, count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is what says that somebody has come
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
      <p className={styles.words}>{count > 1 ? say('guest.waiting', { count }) : say('guest.waiting.alone')}</p>
    </div>
  );
}
