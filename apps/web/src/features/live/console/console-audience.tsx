import { Card } from '@kotohogi/ui/card';
import { StateChip } from '@kotohogi/ui/chip';
import { numberText } from '../../../shell/formats.ts';
import { t } from '../console-t.ts';
import styles from './console-audience.module.css';
import { AUDIENCE, type AudienceState, countIn } from './console-audience-states.ts';
import type { ConsoleFacts } from './console-facts.ts';
import { useThrottledCount } from './use-throttled-count.ts';

interface StateProps extends Pick<ConsoleFacts, 'live'> {
  readonly state: AudienceState;
}

function State({ live, state }: StateProps) {
  const count = useThrottledCount(countIn(live.audience, state));
  return (
    <div className={styles.state} data-none={count === 0 || undefined}>
      <dt className={styles.name}>{t(`console.audience.${state}`)}</dt>
      <dd className={styles.count}>
        {numberText(count)}
        <span className={styles.unit}>{t('console.head.people')}</span>
      </dd>
    </div>
  );
}

/** The states reported by the guests' players: watching, waiting, failed. */
export function ConsoleAudience({ live }: Pick<ConsoleFacts, 'live'>) {
  const { failed } = live.audience;
  return (
    <Card
      title={t('console.audience')}
      aside={t('console.audience.aside')}
      actions={failed > 0 && <StateChip tone="warn">{t('console.audience.hand', { count: failed })}</StateChip>}
    >
      <dl className={styles.states}>
        {AUDIENCE.map(state => (
          <State key={state} live={live} state={state} />
        ))}
      </dl>
    </Card>
  );
}
