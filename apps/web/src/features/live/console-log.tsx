import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { useState } from 'react';
import { clockText, shortDateText } from '../../shell/formats.ts';
import { eventWords } from './console-event.ts';
import type { ConsoleFacts } from './console-facts.ts';
import styles from './console-log.module.css';
import { say } from './console-say.ts';

const FIRST = 8;

/** What happened, the newest first: when, what, by whom. */
export function ConsoleLog({ live: { log, now } }: Pick<ConsoleFacts, 'live'>) {
  const [isWhole, setWhole] = useState(false);
  const today = shortDateText(now);
  return (
    <Card title={say('console.log')}>
      {log.length === 0 && <p className={styles.none}>{say('console.log.none')}</p>}
      <ol className={styles.log}>
        {(isWhole ? log : log.slice(0, FIRST)).map(line => {
          const { icon, text, isTrouble } = eventWords(line);
          const day = shortDateText(line.at);
          return (
            <li key={`${line.at} ${line.kind}`} className={styles.line} data-trouble={isTrouble || undefined}>
              <time className={styles.time}>
                {day === today ? '' : `${day} `}
                {clockText(line.at)}
              </time>
              <Icon name={icon} />
              <span>{text}</span>
              <span className={styles.who}>{line.actorName || say('console.log.auto')}</span>
            </li>
          );
        })}
      </ol>
      {!isWhole && log.length > FIRST && (
        <Button variant="quiet" onPress={() => setWhole(true)}>
          {say('console.log.more', { count: log.length })}
        </Button>
      )}
    </Card>
  );
}
