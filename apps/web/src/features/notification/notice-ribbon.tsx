import type { GuestNotice } from '@kotohogi/contract/notification';
import { noticeText } from '@kotohogi/domain/notification/markup';
import { Button } from '@kotohogi/ui/button';
import { Icon } from '@kotohogi/ui/icon';
import { IconButton } from '@kotohogi/ui/icon-button';
import { NOTIFICATION_ICONS } from '@kotohogi/ui/notification-dialog';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ribbon } from './messages.ja.ts';
import styles from './notice-ribbon.module.css';

const t = textsOf<typeof ribbon>();

export interface NoticeRibbonProps {
  readonly notice: GuestNotice | undefined;
  /** The number of notices, including this one. */
  readonly count: number;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** The newest notice in two lines below the picture. It never takes focus or covers the ceremony. */
export function NoticeRibbon({ notice, count, onMore, onClose }: NoticeRibbonProps) {
  return (
    <div role="status" className={styles.place}>
      {notice !== undefined && (
        <div className={styles.ribbon} data-level={notice.level} data-part="notice-ribbon">
          <Icon name={NOTIFICATION_ICONS[notice.level]} />
          <p className={styles.text}>
            <b>{notice.title}</b>
            <span>{noticeText(notice.body)}</span>
          </p>
          <Button variant="quiet" size="small" onPress={onMore}>
            {count > 1 ? t('notice.ribbon.others', { count: count - 1 }) : t('notice.ribbon.more')}
          </Button>
          <IconButton icon="x" label={t('notice.ribbon.close')} tooltip="none" onPress={onClose} />
        </div>
      )}
    </div>
  );
}
