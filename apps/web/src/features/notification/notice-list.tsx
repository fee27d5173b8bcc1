import type { NoticeRow } from '@kotohogi/contract/notification';
import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { Chip } from '@kotohogi/ui/chip';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { NotificationCard } from '@kotohogi/ui/notification-dialog';
import { dateTimeText } from '../../shell/formats.ts';
import { EnglishCard } from './english-card.tsx';
import styles from './notice-list.module.css';
import { t } from './t.ts';
import { WithdrawButton } from './withdraw-button.tsx';

interface ListProps {
  readonly weddingId: number;
  readonly rows: readonly NoticeRow[];
  readonly allowed: readonly NoticeMethod[];
}

function Channel({
  weddingId,
  notice,
  method,
  allowed,
}: Omit<ListProps, 'rows'> & { notice: NoticeRow; method: NoticeMethod }) {
  return (
    <li className={styles.channel}>
      <Chip tone="soft" icon={method === 'dialog' ? 'monitor' : 'mail'}>
        {method === 'mail' && notice.mailCount === 0
          ? t('notice.channel.waiting')
          : t(`notice.channel.${method}`, { count: notice.mailCount })}
      </Chip>
      {allowed.includes(method) && <WithdrawButton weddingId={weddingId} notice={notice} method={method} />}
    </li>
  );
}

/** The notices of a wedding, newest first: as guests see them, with date, sender and active channels. */
export function NoticeList({ weddingId, rows, allowed }: ListProps) {
  if (rows.length === 0) {
    return <EmptyState title={t('notice.none')}>{t('notice.none.text')}</EmptyState>;
  }
  return (
    <ol className={styles.list}>
      {rows.map(notice => (
        <li key={notice.id} className={styles.notice}>
          <NotificationCard
            level={notice.level}
            title={notice.title}
            date={t('notice.sentBy', { date: dateTimeText(notice.createdAt), name: notice.sentBy })}
            html={notice.body}
          />
          <EnglishCard {...notice} date={dateTimeText(notice.createdAt)} />
          <ul className={styles.channels}>
            {notice.methods.map(method => (
              <Channel key={method} {...{ weddingId, notice, method, allowed }} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
