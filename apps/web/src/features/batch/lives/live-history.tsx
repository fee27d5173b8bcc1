import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { clockText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { eventText, reasonText } from '../../live/index.ts';
import type { useWeddingLive } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import styles from './live-history.module.css';

const t = textsOf<typeof ja>();

type Log = NonNullable<ReturnType<typeof useWeddingLive>['data']>['log'];

/** The history of a slot, newest first: time, event, reason, person. */
export function LiveHistory({ log }: { readonly log: Log }) {
  return (
    <Card title={t('batch.live.history')}>
      {log.length === 0 && <p className={styles.none}>{t('batch.live.history.none')}</p>}
      <ol className={styles.log}>
        {log.map(line => {
          const { icon, text, isTrouble } = eventText(line);
          const reason = reasonText(line);
          return (
            <li key={`${line.at} ${line.kind}`} className={styles.line} data-trouble={isTrouble || undefined}>
              <time className={styles.aside}>{`${shortDateText(line.at)} ${clockText(line.at)}`}</time>
              <Icon name={icon} size="small" />
              <span>
                {text}
                {reason !== '' && <span className={styles.reason}>{reason}</span>}
              </span>
              <span className={styles.aside}>{line.actorName || t('batch.live.history.auto')}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
