import { Alert } from '@kotohogi/ui/alert';
import { type RefObject, useRef, useState } from 'react';
import { clockText } from '../../../shell/formats.office.ts';
import { NoticeDesk } from '../../notification/index.ts';
import { say } from '../console-say.ts';
import { ConsoleChecklist } from './checks/console-checklist.tsx';
import { ConsoleGraphs } from './checks/console-graphs.tsx';
import { ConsoleEnd } from './commands/console-end.tsx';
import { ConsoleRehearsal } from './commands/console-rehearsal.tsx';
import { ConsoleVerdict } from './commands/console-verdict.tsx';
import styles from './console.module.css';
import { ConsoleAudience } from './console-audience.tsx';
import type { ConsoleFacts } from './console-facts.ts';
import { ConsoleLog } from './console-log.tsx';
import { GuestSlate } from './console-slate.tsx';
import { hasGraphs, hasRecording, isOver, isShown, slateOf } from './console-state.ts';
import { ConsoleSteps } from './console-steps.tsx';
import { CameraPlace } from './encoder/camera-door.tsx';
import { ConsoleEncoder } from './encoder/console-encoder.tsx';
import { ConsoleRecovery } from './encoder/console-recovery.tsx';
import { TroubleAlarm, TroublePictures } from './encoder/console-trouble.tsx';
import { ConsolePreview } from './preview/console-preview.tsx';
import { ConsoleArchive } from './recording/console-archive.tsx';
import { ConsoleRecording } from './recording/console-recording.tsx';
import { RecordingAlarm } from './recording/console-recording-alarm.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The preview, or what guests see if there is none. */
function Pictures(facts: ConsoleFacts) {
  const { state, frames, intermissionAt } = facts.live;
  const slate = slateOf(state);
  if (slate !== undefined) return <GuestSlate words={say(`console.slate.${slate}`)} pattern={facts.pattern} />;
  return intermissionAt !== null && frames !== 'flowing' ? (
    <TroublePictures {...facts} />
  ) : (
    <ConsolePreview {...facts} />
  );
}

interface ArrangedProps extends ConsoleFacts {
  /** The status element, which receives focus when the focused element disappears. */
  readonly news: RefObject<HTMLDivElement | null>;
}

/** The console in normal operation: what to do is next to the picture; both stay in place while the rest scrolls. */
function CalmConsole({ news, ...facts }: ArrangedProps) {
  const { live } = facts;
  const hasEnded = isOver(live.state);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div ref={news} tabIndex={-1} className={styles.verdict}>
          <ConsoleVerdict {...facts} />
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
          <div className={styles.desk}>
            <ConsoleRecording {...facts} />
          </div>
        )}
        <NoticeDesk weddingId={facts.detail.id} />
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
function TroubledConsole({ news, ...facts }: ArrangedProps) {
  const [isSpareOpen, setSpareOpen] = useState(false);
  const spare = useRef<HTMLElement>(null);
  const showSpare = () => {
    setSpareOpen(true);
    spare.current?.focus();
  };
  return (
    <>
      <div ref={news} tabIndex={-1} className={styles.alarm}>
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
          <NoticeDesk weddingId={facts.detail.id} />
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
  const news = useKeptFocus(state);
  const isTrouble = isReachable && (state === 'waitingForStream' || state === 'streaming_error');
  return (
    <div className={styles.console}>
      {facts.isStale && (
        <Alert tone="warn" isLive title={say('console.stale', { time: clockText(facts.live.now) })}>
          {say('console.stale.words')}
        </Alert>
      )}
      <RecordingAlarm live={facts.live} />
      <div className={styles.steps}>
        <ConsoleSteps live={facts.live} />
      </div>
      <CameraPlace {...facts} />
      {isTrouble ? <TroubledConsole {...facts} news={news} /> : <CalmConsole {...facts} news={news} />}
    </div>
  );
}
