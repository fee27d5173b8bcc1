import type { NoticeLevel } from '@kotohogi/domain/notification/types';
import { Card } from '@kotohogi/ui/card';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import { shortDateTimeText } from '../../../shell/formats.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../../wedding/index.ts';
import { useRecentNotices } from '../api.ts';
import { t } from '../t.ts';
import styles from './recent-notices.module.css';

const ICONS: Readonly<Record<NoticeLevel, IconName>> = {
  info: 'info',
  success: 'circle-check',
  warn: 'triangle-alert',
  error: 'octagon-x',
};

/** The last notices of the facility, each with a link to its wedding's notices. */
export function RecentNotices() {
  const { id, companyAccountId, accountId } = useFacility();
  const query = useRecentNotices(id);
  const rows = query.data?.rows;
  if (rows === undefined) return <FailedPart query={query} title={t('notice.recent')} />;
  return (
    <Card title={t('notice.recent')}>
      {rows.length === 0 && <p className={styles.none}>{t('notice.recent.none')}</p>}
      <ul>
        {rows.map(({ id: noticeId, weddingId, level, title, couple, createdAt, sentBy }) => (
          <li key={noticeId}>
            <PageLink
              className={styles.row}
              tone={level}
              href={staffPaths.facility.notifications(companyAccountId, accountId, weddingId)}
            >
              <span className={styles.icon}>
                <Icon name={ICONS[level]} size="small" />
              </span>
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                <span className={styles.small}>{coupleShortText(couple)}</span>
              </span>
              <span className={styles.small}>
                {t('notice.sentBy', { date: shortDateTimeText(createdAt), name: sentBy })}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
