import type { LiveConsole } from '@kotohogi/contract/live';
import { SLOT_STATES } from '@kotohogi/domain/live/types';
import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import type { IconName } from '@kotohogi/ui/icon';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { coupleText, liveText } from '../wedding/door.ts';
import { useCloseLive, useCreateLive, useOpenLive, usePublishLive, useSyncLive } from './api.ts';
import { warningText } from './console-check-text.ts';
import { checksOf, warningsOf } from './console-checks.ts';
import styles from './console-deed.module.css';
import type { ConsoleFacts } from './console-facts.ts';
import { say } from './console-say.ts';

/** What staff can do here. `sync` looks again and changes nothing. */
export type Deed = 'create' | 'open' | 'publish' | 'close' | 'sync';

const ICONS: Readonly<Record<Deed, IconName>> = {
  create: 'plus',
  open: 'play',
  publish: 'radio',
  close: 'power',
  sync: 'refresh-cw',
};

/** The state that a refusal says the stream is really in. */
function realState(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'live_wrong_state') return undefined;
  return SLOT_STATES.find(state => state === error.failure.meta?.state);
}

/** Does a deed, and says in words what came of it when it failed; the page is renewed either way. */
function useDoing(weddingId: number, deed: Deed) {
  const deeds = {
    create: useCreateLive(weddingId),
    open: useOpenLive(weddingId),
    publish: usePublishLive(weddingId),
    close: useCloseLive(weddingId),
    sync: useSyncLive(weddingId),
  };
  const show = useSnackbar();
  const tellFailure = useFailureNotice();
  const { mutate, isPending } = deeds[deed];
  // A second press comes sooner than the button can be drawn busy.
  const isRunning = useRef(false);
  const run = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(undefined, {
      onError: error => {
        const state = realState(error);
        if (state === undefined) tellFailure(error, run);
        else show({ text: say('console.wrongState', { state: liveText(state) }) });
      },
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { run, isPending };
}

/** What is still to be looked at before everybody sees the picture. */
function Warnings({ live }: { readonly live: LiveConsole }) {
  const warnings = warningsOf(checksOf(live));
  if (warnings.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <p>{say('console.ask.publish.warnings')}</p>
      <ul>
        {warnings.map(check => (
          <li key={check.id}>{warningText(check)}</li>
        ))}
      </ul>
    </div>
  );
}

interface AskProps extends Pick<ConsoleFacts, 'detail' | 'live'> {
  readonly deed: Deed;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before what everybody sees, naming couple and hall. */
function Ask({ deed, detail, live, ...dialog }: AskProps) {
  const names = { couple: coupleText(detail.couple), hall: detail.hallName };
  if (deed === 'publish') {
    return (
      <ConfirmDialog
        {...dialog}
        title={say('console.ask.publish', names)}
        confirmLabel={say('console.command.publish')}
      >
        <p>{say('console.ask.publish.words', { count: live.present })}</p>
        <Warnings live={live} />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      title={say('console.ask.close', names)}
      confirmLabel={say('console.command.close')}
    >
      {say('console.ask.close.words')}
    </ConfirmDialog>
  );
}

export interface DeedButtonProps extends Pick<ConsoleFacts, 'detail' | 'live'> {
  readonly deed: Deed;
  readonly variant: 'filled' | 'outlined' | 'danger';
  readonly size?: 'large' | undefined;
}

/** The button of a deed; publishing and ending are asked about first. */
export function DeedButton({ deed, detail, live, variant, size }: DeedButtonProps) {
  const { run, isPending } = useDoing(detail.id, deed);
  const [isAsking, setAsking] = useState(false);
  const isAsked = deed === 'publish' || deed === 'close';
  const label = say(`console.command.${deed}`);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        fullWidth={size === 'large'}
        icon={ICONS[deed]}
        isBusy={isPending}
        onPress={() => (isAsked ? setAsking(true) : run())}
      >
        {deed === 'close' ? `${label}…` : label}
      </Button>
      {isAsked && (
        <Ask
          deed={deed}
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
