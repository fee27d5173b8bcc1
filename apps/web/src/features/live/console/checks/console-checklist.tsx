import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isShown } from '../console-state.ts';
import { checkLabel, checkValue, warningText } from './console-check-text.ts';
import styles from './console-checklist.module.css';
import { type Check, isNoGo, needsHand } from './console-checks.ts';
import { useChecks } from './use-checks.ts';

/** The style of a line: `note` = something is off, but during an intermission it raises no alarm. */
type CheckStatus = 'fine' | 'waiting' | 'note' | 'hand' | 'stop';

function statusOf(check: Check, isPaused: boolean): CheckStatus {
  if (!needsHand(check)) return check.finding === 'fine' ? 'fine' : 'waiting';
  if (isNoGo(check)) return 'stop';
  return isPaused ? 'note' : 'hand';
}

const ICONS = {
  fine: 'circle-check',
  waiting: 'circle',
  note: 'info',
  hand: 'triangle-alert',
  stop: 'octagon-x',
} as const;

/** The mark of a check, and its text for screen readers. */
function Mark({ status }: { readonly status: CheckStatus }) {
  return (
    <span className={styles.mark}>
      <Icon name={ICONS[status]} />
      <VisuallyHidden>{t(`console.mark.${status}`)}</VisuallyHidden>
    </span>
  );
}

interface LineProps extends Pick<ConsoleFacts, 'live'> {
  readonly check: Check;
}

function Line({ check, live }: LineProps) {
  const warning = warningText(check);
  const status = statusOf(check, live.intermissionAt !== null);
  return (
    <li className={styles.check} data-state={status}>
      <Mark status={status} />
      <span>{checkLabel(check)}</span>
      <span className={styles.value}>{checkValue(check, live.health)}</span>
      {warning !== undefined && <span className={styles.text}>{warning}</span>}
    </li>
  );
}

/** All checks of the stream, line by line. */
export function ConsoleChecklist({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const checks = useChecks(detail.id, live);
  const fine = checks.filter(({ finding }) => finding === 'fine').length;
  return (
    <Card
      title={t(isShown(live.state) ? 'console.checks.shown' : 'console.checks')}
      actions={<span className={styles.count}>{t('console.checks.count', { fine, all: checks.length })}</span>}
    >
      <ul className={styles.checks}>
        {checks.map(check => (
          <Line key={check.id} check={check} live={live} />
        ))}
      </ul>
    </Card>
  );
}
