import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { say } from '../../console-say.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isShown } from '../console-state.ts';
import { checkLabel, checkValue, warningText } from './console-check-text.ts';
import styles from './console-checklist.module.css';
import { type Check, isNoGo, needsHand } from './console-checks.ts';
import { useChecks } from './console-judged.ts';

/** The style of a line: `note` = something is off, but during an intermission it raises no alarm. */
type Standing = 'fine' | 'waiting' | 'note' | 'hand' | 'stop';

function standingOf(check: Check, isPaused: boolean): Standing {
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
function Mark({ standing }: { readonly standing: Standing }) {
  return (
    <span className={styles.mark}>
      <Icon name={ICONS[standing]} />
      <VisuallyHidden>{say(`console.mark.${standing}`)}</VisuallyHidden>
    </span>
  );
}

interface LineProps extends Pick<ConsoleFacts, 'live'> {
  readonly check: Check;
}

function Line({ check, live }: LineProps) {
  const words = warningText(check);
  const standing = standingOf(check, live.intermissionAt !== null);
  return (
    <li className={styles.check} data-state={standing}>
      <Mark standing={standing} />
      <span className={styles.label}>{checkLabel(check)}</span>
      <span className={styles.value}>{checkValue(check, live.health)}</span>
      {words !== undefined && <span className={styles.words}>{words}</span>}
    </li>
  );
}

/** All checks of the stream, line by line. */
export function ConsoleChecklist({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const checks = useChecks(detail.id, live);
  const fine = checks.filter(({ finding }) => finding === 'fine').length;
  return (
    <Card
      title={say(isShown(live.state) ? 'console.checks.shown' : 'console.checks')}
      actions={<span className={styles.count}>{say('console.checks.count', { fine, all: checks.length })}</span>}
    >
      <ul className={styles.checks}>
        {checks.map(check => (
          <Line key={check.id} check={check} live={live} />
        ))}
      </ul>
    </Card>
  );
}
