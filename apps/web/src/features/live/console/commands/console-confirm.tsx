import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { coupleFullText } from '../../../wedding/index.ts';
import { t } from '../../console-t.ts';
import { warningText } from '../checks/console-check-text.ts';
import { warningsOf } from '../checks/console-checks.ts';
import { useChecks } from '../checks/use-checks.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import type { ConfirmedCommand } from './console-commands.ts';
import styles from './console-confirm.module.css';

/** The open warnings, shown before the picture becomes public. */
function Warnings({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const warnings = warningsOf(useChecks(detail.id, live));
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <p>{t('console.ask.warnings')}</p>
      <ul>
        {warnings.map(check => (
          <li key={check.id}>{warningText(check)}</li>
        ))}
      </ul>
    </div>
  );
}

interface AskProps extends Pick<ConsoleFacts, 'detail' | 'live'> {
  readonly command: ConfirmedCommand;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action that everybody sees, naming the couple and the hall. */
export function ConfirmCommand({ command, detail, live, ...dialog }: AskProps) {
  const names = { couple: coupleFullText(detail.couple), hall: detail.hallName };
  // A hosted provider records whatever is sent to it.
  const isKept = command === 'intermission' && live.provider !== 'channel';
  const isShowing = command === 'publish' || command === 'resume';
  return (
    <ConfirmDialog
      {...dialog}
      tone={command === 'close' ? 'danger' : 'plain'}
      title={t(`console.ask.${command}`, names)}
      confirmLabel={t(`console.command.${command}`)}
    >
      <p>
        {isKept ? t('console.ask.intermission.text.hosted') : t(`console.ask.${command}.text`, { count: live.present })}
      </p>
      {isShowing && <Warnings detail={detail} live={live} />}
    </ConfirmDialog>
  );
}
