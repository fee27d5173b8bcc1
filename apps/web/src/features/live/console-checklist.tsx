import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { checkLabel, checkValue, warningText } from './console-check-text.ts';
import styles from './console-checklist.module.css';
import { type Check, checksOf } from './console-checks.ts';
import type { ConsoleFacts } from './console-facts.ts';
import { say } from './console-say.ts';
import { isShown } from './console-state.ts';

/** The mark of a check, and the word a screen reader hears for it. */
function Mark({ finding }: Pick<Check, 'finding'>) {
  switch (finding) {
    case 'fine':
      return (
        <>
          <Icon name="circle-check" />
          <VisuallyHidden>{say('console.check.done')}</VisuallyHidden>
        </>
      );
    case 'waiting':
      return (
        <>
          <Icon name="circle" />
          <VisuallyHidden>{say('console.check.waiting')}</VisuallyHidden>
        </>
      );
    case 'lost':
    case 'low':
    case 'high':
    case 'missing':
      return (
        <>
          <Icon name="triangle-alert" />
          <VisuallyHidden>{say('console.check.hand')}</VisuallyHidden>
        </>
      );
  }
}

/** What the system has measured, line by line: go or no go. */
export function ConsoleChecklist({ live }: Pick<ConsoleFacts, 'live'>) {
  const checks = checksOf(live);
  const fine = checks.filter(({ finding }) => finding === 'fine').length;
  return (
    <Card
      title={say(isShown(live.state) ? 'console.checks.shown' : 'console.checks')}
      actions={<span className={styles.count}>{say('console.checks.count', { fine, all: checks.length })}</span>}
    >
      <ul className={styles.checks}>
        {checks.map(check => {
          const words = warningText(check);
          const state = words === undefined ? check.finding : 'hand';
          return (
            <li key={check.id} className={styles.check} data-state={state}>
              <span className={styles.mark}>
                <Mark finding={check.finding} />
              </span>
              <span className={styles.label}>{checkLabel(check)}</span>
              <span className={styles.value}>{checkValue(check, live.health)}</span>
              {words !== undefined && <span className={styles.words}>{words}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
