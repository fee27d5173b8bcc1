import { Button } from '@kotohogi/ui/button';
import { useRef, useState } from 'react';
import { say } from '../../console-say.ts';
import { useCloseLive, useIntermission, useOpenLive, usePublishLive, useResumeLive, useSyncLive } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { Ask } from './console-ask.tsx';
import { DEED_ICONS, isAsked, type Offer, type PlainDeed } from './console-deeds.ts';
import { useTellRefusal } from './console-refusal.ts';

/** Runs a command and shows the error if it fails; the page is refetched either way. */
function useDoing(weddingId: number, deed: PlainDeed) {
  const deeds = {
    open: useOpenLive(weddingId),
    publish: usePublishLive(weddingId),
    intermission: useIntermission(weddingId),
    resume: useResumeLive(weddingId),
    close: useCloseLive(weddingId),
    sync: useSyncLive(weddingId),
  };
  const tell = useTellRefusal();
  const { mutate, isPending } = deeds[deed];
  // A second click can arrive before the button renders as busy.
  const isRunning = useRef(false);
  const run = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(undefined, {
      onError: error => tell(error, run, deed),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { run, isPending };
}

export interface DeedButtonProps extends Pick<ConsoleFacts, 'detail' | 'live'>, Offer<PlainDeed> {
  readonly size?: 'large' | undefined;
  /** Fills the available width. */
  readonly isWide?: boolean | undefined;
  /** Without an icon, so that two buttons fit on one line. */
  readonly isPlain?: boolean | undefined;
}

/** The button of a command; asks for confirmation if everybody sees the effect at once. */
export function DeedButton({ deed, detail, live, variant, size, isWide, isPlain }: DeedButtonProps) {
  const { run, isPending } = useDoing(detail.id, deed);
  const [isAsking, setAsking] = useState(false);
  const label = say(`console.command.${deed}`);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        fullWidth={isWide}
        icon={isPlain === true ? undefined : DEED_ICONS[deed]}
        isBusy={isPending}
        onPress={() => (isAsked(deed) ? setAsking(true) : run())}
      >
        {isAsked(deed) && variant === 'outlined' ? `${label}…` : label}
      </Button>
      {isAsked(deed) && (
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
