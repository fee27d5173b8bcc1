import { Alert } from '@kotohogi/ui/alert';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useMailRefusals } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './refused-mails.module.css';

const t = textsOf<typeof ja>();

/** The guests whose mails bounced, so that staff can ask for another address. Empty if there are none. */
export function RefusedMails({ weddingId }: { readonly weddingId: number }) {
  const { data } = useMailRefusals(weddingId);
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Alert tone="warn" title={t('mailing.refused.title')}>
      <p>{t('mailing.refused.lead')}</p>
      <ul className={styles.list}>
        {data.rows.map(({ attendantId, name, email, at }) => (
          <li key={attendantId}>
            <b>{name}</b> <span>{email}</span> <small>{t('mailing.refused.at', { date: dateTimeText(at) })}</small>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
