import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { coupleFullText } from '../../../wedding/index.ts';
import { t } from '../../console-t.ts';
import { useCloseLive, useIntermission, useOpenLive, usePublishLive, useResumeLive, useSyncLive } from '../api.ts';
import { warningText } from '../checks/console-check-text.ts';
import { warningsOf } from '../checks/console-checks.ts';
import { useChecks } from '../checks/use-checks.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import {
  COMMAND_ICONS,
  type ConfirmedCommand,
  needsConfirmation,
  type OfferedCommand,
  type PlainCommand,
} from '../console-state.ts';
import styles from './console-command.module.css';
import { useNotifyRefusal } from './console-refusal.ts';

/** Runs a command and shows the error if it fails; the page is refetched either way. */
function useDoing(weddingId: number, command: PlainCommand) {
  const commands = {
    open: useOpenLive(weddingId),
    publish: usePublishLive(weddingId),
    intermission: useIntermission(weddingId),
    resume: useResumeLive(weddingId),
    close: useCloseLive(weddingId),
    sync: useSyncLive(weddingId),
  };
  const notify = useNotifyRefusal();
  const { mutate, isPending } = commands[command];
  // A second click can arrive before the button renders as busy.
  const isRunning = useRef(false);
  const run = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(undefined, {
      onError: error => notify(error, run, command),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { run, isPending };
}

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
function ConfirmCommand({ command, detail, live, ...dialog }: AskProps) {
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

export interface CommandButtonProps extends Pick<ConsoleFacts, 'detail' | 'live'>, OfferedCommand<PlainCommand> {
  readonly size?: 'large' | undefined;
  /** Fills the available width. */
  readonly isWide?: boolean | undefined;
  /** Without an icon, so that two buttons fit on one line. */
  readonly isPlain?: boolean | undefined;
}

/** The button of a command; asks for confirmation if everybody sees the effect at once. */
export function CommandButton({ command, detail, live, variant, size, isWide, isPlain }: CommandButtonProps) {
  const { run, isPending } = useDoing(detail.id, command);
  const [isAsking, setAsking] = useState(false);
  const label = t(`console.command.${command}`);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        fullWidth={isWide}
        icon={isPlain === true ? undefined : COMMAND_ICONS[command]}
        isBusy={isPending}
        onPress={() => (needsConfirmation(command) ? setAsking(true) : run())}
      >
        {needsConfirmation(command) && variant === 'outlined' ? `${label}…` : label}
      </Button>
      {needsConfirmation(command) && (
        <ConfirmCommand
          command={command}
          detail={detail}
          live={live}
          isOpen={isAsking}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            run();
          }}
        />
      )}
    </>
  );
}
