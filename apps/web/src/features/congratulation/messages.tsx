import { isMessageOver } from '@kotohogi/domain/congratulation/decide';
import { MAX_MESSAGES_EACH } from '@kotohogi/domain/congratulation/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { useNow } from '../../shell/clock/use-now.ts';
import { useAttendance } from '../attendant/index.ts';
import { NEWEST_COUNT, useNewestMessages, useTree } from './api.ts';
import composer from './composer.module.css';
import { MessagesDialog } from './lazy.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { t } from './t.ts';

// A form weighs more than all the rest of this part: the page comes first.
const Composer = lazy(async () => ({ default: (await import('./composer.tsx')).Composer }));

/** Writing to the couple, for guests, while it is open. */
function Writing() {
  const { weddingKey, isMessageOpen, lifeCycle, viewer, me } = useAttendance();
  const { data: tree, isPending } = useTree(weddingKey);
  if (isMessageOver(lifeCycle)) return <p className={composer.note}>{t('message.closed')}</p>;
  if (!isMessageOpen || viewer !== 'guest') return null;
  const pending = <Skeleton shape="block" height="11rem" />;
  if (isPending) return pending;
  const isFirst = tree?.leaves.every(leaf => leaf.attendantId !== me?.id) ?? false;
  return (
    <Suspense fallback={pending}>
      <Composer left={tree?.left ?? MAX_MESSAGES_EACH} isFirst={isFirst} />
    </Suspense>
  );
}

function Newest({ onAll }: { readonly onAll: () => void }) {
  const { weddingKey } = useAttendance();
  const nowMs = useNow(30_000);
  const newest = useNewestMessages(weddingKey);
  const failure = failureOf(newest);
  if (failure !== undefined) {
    return (
      <Alert tone="bad" action={<Button onPress={() => void newest.refetch()}>{t('tree.again')}</Button>}>
        {failure.userMessage}
      </Alert>
    );
  }
  if (newest.data === undefined) {
    return (
      <div className={styles.skeleton}>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    );
  }
  const { rows, total } = newest.data;
  if (total === 0) return <p className={styles.empty}>{t('message.empty')}</p>;
  return (
    <>
      <ul>
        {rows.map(message => (
          <MessageRow key={message.id} message={message} nowMs={nowMs} />
        ))}
      </ul>
      {total > NEWEST_COUNT && (
        <Button fullWidth onPress={onAll}>
          {t('message.all', { count: total })}
        </Button>
      )}
    </>
  );
}

/** Writing to the couple, and what others have written last. */
export function Messages() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.messages}>
      <Writing />
      <Newest onAll={() => setOpen(true)} />
      <MessagesDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
