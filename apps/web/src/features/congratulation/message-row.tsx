import type { TreeMessage } from '@kotohogi/contract/congratulation';
import { editableUntil } from '@kotohogi/domain/congratulation/decide';
import { instant } from '@kotohogi/domain/kernel/instant';
import { artwork } from '@kotohogi/themes/artwork';
import { Button } from '@kotohogi/ui/button';
import { lazy, Suspense, useState } from 'react';
import { writtenIn } from '../../shell/i18n/written-in.ts';
import { useAttendance } from '../attendant/index.ts';
import { leafColour } from './leaf-colour.ts';
import styles from './message-row.module.css';
import { sinceText } from './since.ts';
import { t } from './t.ts';

const MessageEditor = lazy(async () => ({ default: (await import('./message-editor.tsx')).MessageEditor }));

export interface MessageRowProps {
  readonly message: TreeMessage;
  readonly nowMs: number;
}

/**
 * A guest's message next to their leaf. Guests can edit their own message for ten minutes
 * (docs/product/congratulation.md#messages).
 */
export function MessageRow({ message, nowMs }: MessageRowProps) {
  const { designPattern, me, isMessageOpen } = useAttendance();
  // Undefined before the first edit; after one, the button returns and gets the focus.
  const [isEditing, setEditing] = useState<boolean>();
  const { createdAt, attendantId, leafNumber, name } = message;
  const isEditable = me?.id === attendantId && isMessageOpen && nowMs < editableUntil(instant(createdAt));
  return (
    <li className={styles.row}>
      <img
        className={styles.leaf}
        src={artwork(designPattern, `leaf-${leafColour(designPattern, leafNumber)}`)}
        alt=""
        width="42"
        height="22"
      />
      <p className={styles.who}>
        <b>{name}</b>
        <span className={styles.when}>
          {message.isEdited && `${t('message.edited')} `}
          <time dateTime={new Date(createdAt).toISOString()}>{sinceText(createdAt, nowMs)}</time>
        </span>
      </p>
      {/* What is being typed stays when the time is over: saving it says why it is refused. */}
      {isEditing === true ? (
        <div className={styles.text}>
          <Suspense fallback={message.message}>
            <MessageEditor message={message} onDone={() => setEditing(false)} />
          </Suspense>
        </div>
      ) : (
        <p className={styles.text} lang={writtenIn(message.message)}>
          {message.message}
        </p>
      )}
      {isEditable && isEditing !== true && (
        <span className={styles.edit}>
          <Button
            variant="quiet"
            size="small"
            icon="pencil"
            autoFocus={isEditing === false}
            onPress={() => setEditing(true)}
          >
            {t('message.edit')}
          </Button>
        </span>
      )}
    </li>
  );
}
