import type { TreeLeaf } from '@kotohogi/contract/congratulation';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { DotProgress } from '@kotohogi/ui/dot-progress';
import { useNow } from '../../shell/clock/use-now.ts';
import { useAttendance } from '../attendant/index.ts';
import { useMessages } from './api.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { t } from './t.ts';

function List({ attendantId }: { readonly attendantId: number | undefined }) {
  const { weddingKey } = useAttendance();
  const nowMs = useNow(30_000);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useMessages(weddingKey, attendantId);
  if (error !== null && data === undefined) {
    return (
      <Alert tone="bad" action={<Button onPress={() => void refetch()}>{t('tree.again')}</Button>}>
        {t('tree.failed')}
      </Alert>
    );
  }
  if (data === undefined) {
    return (
      <p className={styles.loading} role="status">
        <DotProgress />
        {t('message.loading')}
      </p>
    );
  }
  const rows = data.pages.flatMap(page => page.rows);
  return (
    <>
      {rows.length === 0 && <p className={styles.loading}>{t('message.empty')}</p>}
      <ul>
        {rows.map(message => (
          <MessageRow key={message.id} message={message} nowMs={nowMs} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          fullWidth
          isBusy={isFetchingNextPage}
          busyLabel={t('message.loading')}
          onPress={() => void fetchNextPage()}
        >
          {t('message.more')}
        </Button>
      )}
    </>
  );
}

const titleOf = ({ name, isNickName }: TreeLeaf) => t(isNickName ? 'message.of.nickName' : 'message.of', { name });

export interface MessagesDialogProps {
  readonly isOpen: boolean;
  /** The leaf whose messages to show; all messages without it. */
  readonly leaf?: TreeLeaf | undefined;
  readonly onClose: () => void;
}

/** The messages of one leaf, or of all. */
export function MessagesDialog({ isOpen, leaf, onClose }: MessagesDialogProps) {
  const title = leaf === undefined ? t('message.all.title') : titleOf(leaf);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size={leaf === undefined ? 'regular' : 'small'}>
      {isOpen && <List attendantId={leaf?.attendantId} />}
    </Dialog>
  );
}
