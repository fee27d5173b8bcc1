import { Alert } from '@kotohogi/ui/alert';
import { type RefObject, useRef, useState } from 'react';
import { clockText } from '../../../shell/formats.office.ts';
import { NoticePanel } from '../../notification/index.ts';
import { t } from '../console-t.ts';
import { ConsoleChecklist } from './checks/console-checklist.tsx';
import { ConsoleGraphs } from './checks/console-graphs.tsx';
import { ConsoleEnd } from './commands/console-end.tsx';
import { ConsoleRehearsal } from './commands/console-rehearsal.tsx';
import { ConsoleStatusPanel } from './commands/console-status-panel.tsx';
import styles from './console.module.css';
import { ConsoleAudience } from './console-audience.tsx';
import type { ConsoleFacts } from './console-facts.ts';
import { ConsoleLog } from './console-log.tsx';
import { GuestSlate } from './console-slate.tsx';
import { hasGraphs, hasRecording, isOver, isShown, slateOf } from './console-state.ts';
import { ConsoleSteps } from './console-steps.tsx';
import { CameraRoomSlot } from './encoder/camera-entry.tsx';
import { ConsoleEncoder } from './encoder/console-encoder.tsx';
import { ConsoleRecovery } from './encoder/console-recovery.tsx';
import { TroubleAlarm, TroublePictures } from './encoder/console-trouble.tsx';
import { ConsolePreview } from './preview/console-preview.tsx';
import { ConsoleArchive } from './recording/console-archive.tsx';
import { ConsoleRecording } from './recording/console-recording.tsx';
import { RecordingAlarm } from './recording/console-recording-alarm.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

/** The preview, or what guests see if there is none. */
function Pictures(facts: ConsoleFacts) {
  const { state, frames, intermissionAt } = facts.live;
  const slate = slateOf(state);
  if (slate !== undefined) return <GuestSlate text={t(`console.slate.${slate}`)} pattern={facts.pattern} />;
  return intermissionAt !== null && frames !== 'flowing' ? (
    <TroublePictures {...facts} />
  ) : (
    <ConsolePreview {...facts} />
  );
}

interface ArrangedProps extends ConsoleFacts {
  /** The status element, which receives focus when the focused element disappears. */
  readonly alerts: RefObject<HTMLDivElement | null>;
}

/** The console in normal operation: what to do is next to the picture; both stay in place while the rest scrolls. */
function CalmConsole({ alerts, ...facts }: ArrangedProps) {
  const { live } = facts;
  const hasEnded = isOver(live.state);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div ref={alerts} tabIndex={-1} className={styles.status}>
          <ConsoleStatusPanel {...facts} />
        </div>
        {hasRecording(live.state) && <ConsoleArchive live={live} />}
        {hasEnded && <ConsoleRecording {...facts} />}
        {!hasEnded && <ConsoleChecklist {...facts} />}
        {isShown(live.state) && <ConsoleAudience live={live} />}
        {!hasEnded && (
          <div className={isShown(live.state) ? styles.later : undefined}>
            <ConsoleEncoder {...facts} />
          </div>
        )}
        <div className={styles.far} data-near={isShown(live.state) || undefined}>
          <ConsoleEnd {...facts} hasClose={!live.isReachable} />
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.preview}>
          <Pictures {...facts} />
        </div>
        {isShown(live.state) && live.intermissionAt === null && (
          <div className={styles.panel}>
            <ConsoleRecording {...facts} />
          </div>
        )}
        <NoticePanel weddingId={facts.detail.id} />
        {hasGraphs(live.state) && <ConsoleGraphs {...facts} />}
        <ConsoleRehearsal {...facts} />
        <ConsoleLog {...facts} />
      </div>
    </div>
  );
}

/**
 * The console while the video is lost during the ceremony: a list of steps, because people under stress follow lists.
 */
function TroubledConsole({ alerts, ...facts }: ArrangedProps) {
  const [isSpareOpen, setSpareOpen] = useState(false);
  const spare = useRef<HTMLElement>(null);
  const showSpare = () => {
    setSpareOpen(true);
    spare.current?.focus();
  };
  return (
    <>
      <div ref={alerts} tabIndex={-1} className={styles.alarm}>
        <TroubleAlarm {...facts} />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ConsoleRecovery {...facts} onShowSpare={showSpare} />
          <ConsoleEncoder {...facts} isSpareOpen={isSpareOpen} spareRef={spare} />
          <div className={styles.far} data-near>
            <ConsoleEnd {...facts} hasClose />
          </div>
        </div>
        <div className={styles.main}>
          <TroublePictures {...facts} />
          <NoticePanel weddingId={facts.detail.id} />
          {facts.live.intermissionAt === null && <ConsoleRecording {...facts} />}
          <ConsoleGraphs {...facts} />
          <ConsoleAudience live={facts.live} />
          <ConsoleLog {...facts} />
        </div>
      </div>
    </>
  );
}

/** The staff console of one stream: its progress, its state, what to do. */
export function Console(facts: ConsoleFacts) {
  const { state, isReachable } = facts.live;
  const alerts = useFocusFallback(state);
  const isTrouble = isReachable && (state === 'waitingForStream' || state === 'streaming_error');
  return (
    <div className={styles.console}>
      {facts.isStale && (
        <Alert tone="warn" isLive title={t('console.stale', { time: clockText(facts.live.now) })}>
          {t('console.stale.text')}
        </Alert>
      )}
      <RecordingAlarm live={facts.live} />
      <div className={styles.steps}>
        <ConsoleSteps live={facts.live} />
      </div>
      <CameraRoomSlot {...facts} />
      {isTrouble ? <TroubledConsole {...facts} alerts={alerts} /> : <CalmConsole {...facts} alerts={alerts} />}
    </div>
  );
}
