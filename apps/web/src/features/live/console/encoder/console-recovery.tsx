import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import type { ReactNode } from 'react';
import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { clockOf } from '../console-time.ts';
import { LineChip } from './console-encoder.tsx';
import styles from './console-recovery.module.css';

interface StepProps {
  /** The step number; a step that happens automatically has a check mark. */
  readonly number?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className={styles.step} data-done={number === undefined || undefined}>
      <span className={styles.number}>{number ?? <Icon name="check" />}</span>
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.end}>{children}</span>
    </li>
  );
}

export interface ConsoleRecoveryProps extends Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'> {
  /** Shows the key of the spare encoder. */
  readonly onShowSpare: () => void;
}

/** What to do while the video is lost, most effective step first. Only the next step is filled. */
export function ConsoleRecovery({ detail, live, mayWrite, onShowSpare }: ConsoleRecoveryProps) {
  const [main, spare] = (['main', 'spare'] as const).map(kind => live.ingest.find(line => line.kind === kind));
  const duration = clockOf(live.recording.durationMs);
  return (
    <Card title={t('console.trouble.steps')}>
      <div className={styles.place}>
        <ol className={styles.steps}>
          <Step title={t('console.trouble.recording')} text={t('console.trouble.recording.text', { duration })}>
            <span className={styles.auto}>{t('console.trouble.auto')}</span>
          </Step>
          <Step number={2} title={t('console.trouble.spare')} text={t('console.trouble.spare.text')}>
            {spare?.isConnected === true && <LineChip line={spare} />}
            {mayWrite && (
              <Button variant="filled" onPress={onShowSpare}>
                {t('console.trouble.spare.show')}
              </Button>
            )}
          </Step>
          <Step number={3} title={t('console.trouble.main')} text={t('console.trouble.main.text')}>
            {main !== undefined && <LineChip line={main} />}
          </Step>
          <Step
            number={4}
            title={t('console.trouble.hall')}
            text={t('console.trouble.hall.text', { hall: detail.hallName })}
          />
        </ol>
      </div>
    </Card>
  );
}
