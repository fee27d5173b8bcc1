import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Dialog } from '@kotohogi/ui/dialog';
import { Icon } from '@kotohogi/ui/icon';
import { NOTIFICATION_ICONS } from '@kotohogi/ui/notification-dialog';
import { useId, useState } from 'react';
import { timeText } from '../../shell/formats.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { useNotices } from './api.ts';
import { EMPTY_DRAFT, type NoticeDraft } from './notice-draft.ts';
import { NoticeForm, SendButton } from './notice-form.tsx';
import styles from './notice-panel.module.css';
import { ReadyButtons } from './ready-buttons.tsx';
import { t } from './t.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/**
 * Notices next to the live picture: the most common ones take two clicks, and current ones can be withdrawn. Empty for
 * those who may not send.
 */
export function NoticePanel({ weddingId }: { readonly weddingId: number }) {
  const query = useNotices(weddingId);
  const { data } = query;
  const [draft, setDraft] = useState<NoticeDraft>();
  const formId = useId();
  if (data === undefined) return <FailedPart query={query} title={t('notice.panel')} />;
  if (data.allowed.length === 0) return null;
  const { rows, reach, allowed } = data;
  const active = rows.filter(({ methods }) => methods.includes('dialog'));
  const close = () => setDraft(undefined);
  return (
    <Card title={t('notice.panel')} aside={t('notice.panel.reach', { count: reach.dialog })}>
      <ReadyButtons onChoose={setDraft}>
        <Button variant="quiet" size="small" icon="pencil" onPress={() => setDraft(EMPTY_DRAFT)}>
          {t('notice.panel.free')}
        </Button>
      </ReadyButtons>
      {active.length > 0 && (
        <ul className={styles.active} aria-label={t('notice.panel.active')}>
          {active.map(notice => (
            <li key={notice.id} className={styles.notice} data-level={notice.level}>
              <Icon name={NOTIFICATION_ICONS[notice.level]} />
              <span className={styles.title}>{notice.title}</span>
              <time className={styles.time}>{timeText(notice.createdAt)}</time>
              <WithdrawButton weddingId={weddingId} notice={notice} method="dialog" />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        isOpen={draft !== undefined}
        onClose={close}
        title={t('notice.new')}
        footer={<SendButton form={formId} />}
      >
        <NoticeForm {...{ weddingId, reach, allowed }} id={formId} start={draft ?? EMPTY_DRAFT} onSent={close} />
      </Dialog>
    </Card>
  );
}
