import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { coupleFullText } from '../../../wedding/index.ts';
import { say } from '../../console-say.ts';
import { warningText } from '../checks/console-check-text.ts';
import { warningsOf } from '../checks/console-checks.ts';
import { useChecks } from '../checks/console-judged.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import styles from './console-ask.module.css';
import type { AskedDeed } from './console-deeds.ts';

/** The open warnings, shown before the picture becomes public. */
function Warnings({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const warnings = warningsOf(useChecks(detail.id, live));
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <p>{say('console.ask.warnings')}</p>
      <ul>
        {warnings.map(check => (
          <li key={check.id}>{warningText(check)}</li>
        ))}
      </ul>
    </div>
  );
}

interface AskProps extends Pick<ConsoleFacts, 'detail' | 'live'> {
  readonly deed: AskedDeed;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action that everybody sees, naming the couple and the hall. */
export function Ask({ deed, detail, live, ...dialog }: AskProps) {
  const names = { couple: coupleFullText(detail.couple), hall: detail.hallName };
  // A hosted provider records whatever is sent to it.
  const isKept = deed === 'intermission' && live.provider !== 'channel';
  const isShowing = deed === 'publish' || deed === 'resume';
  return (
    <ConfirmDialog
      {...dialog}
      tone={deed === 'close' ? 'danger' : 'plain'}
      title={say(`console.ask.${deed}`, names)}
      confirmLabel={say(`console.command.${deed}`)}
    >
      <p>
        {isKept
          ? say('console.ask.intermission.words.hosted')
          : say(`console.ask.${deed}.words`, { count: live.present })}
      </p>
      {isShowing && <Warnings detail={detail} live={live} />}
    </ConfirmDialog>
  );
}
