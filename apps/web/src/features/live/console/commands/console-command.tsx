import { Button } from '@kotohogi/ui/button';
import { useRef, useState } from 'react';
import { t } from '../../console-t.ts';
import { useCloseLive, useIntermission, useOpenLive, usePublishLive, useResumeLive, useSyncLive } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { COMMAND_ICONS, needsConfirmation, type OfferedCommand, type PlainCommand } from './console-commands.ts';
import { ConfirmCommand } from './console-confirm.tsx';
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
