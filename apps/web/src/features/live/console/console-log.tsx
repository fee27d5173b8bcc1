import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useState } from 'react';
import { clockText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { t } from '../console-t.ts';
import { liveLogAddress } from './api.ts';
import { eventText, reasonText } from './console-event.ts';
import type { ConsoleFacts } from './console-facts.ts';
import styles from './console-log.module.css';

const FIRST = 8;

/** The log, newest first: time, event, reason, person. The full log is available as a file. */
export function ConsoleLog({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const { log, now } = live;
  // Read-only users have no controls to expand the log, so it is always expanded for them.
  const [isWhole, setWhole] = useState(!mayWrite);
  const [file] = useState(() => liveLogAddress(detail.id));
  const today = shortDateText(now);
  return (
    <Card
      title={t('console.log')}
      actions={
        log.length > 0 && (
          <LinkButton href={file} download variant="quiet" size="small" icon="download">
            {t('console.log.file')}
          </LinkButton>
        )
      }
    >
      {log.length === 0 && <p className={styles.none}>{t('console.log.none')}</p>}
      <ol className={styles.log}>
        {(isWhole ? log : log.slice(0, FIRST)).map(line => {
          const { icon, text, isTrouble } = eventText(line);
          const day = shortDateText(line.at);
          const reason = reasonText(line);
          return (
            <li key={`${line.at} ${line.kind}`} className={styles.line} data-trouble={isTrouble || undefined}>
              <time className={styles.time}>
                {day === today ? '' : `${day} `}
                {clockText(line.at)}
              </time>
              <Icon name={icon} />
              <span className={styles.what}>
                {text}
                {reason !== '' && <span className={styles.reason}>{t('console.log.reason', { reason })}</span>}
              </span>
              <span className={styles.who}>{line.actorName || t('console.log.auto')}</span>
            </li>
          );
        })}
      </ol>
      {!isWhole && log.length > FIRST && (
        <Button variant="quiet" onPress={() => setWhole(true)}>
          {t('console.log.more', { count: log.length })}
        </Button>
      )}
    </Card>
  );
}
