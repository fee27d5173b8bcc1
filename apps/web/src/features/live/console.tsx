import { Alert } from '@kotohogi/ui/alert';
import { useRef, useState } from 'react';
import { clockText } from '../../shell/formats.ts';
import styles from './console.module.css';
import { ConsoleArchive } from './console-archive.tsx';
import { ConsoleChecklist } from './console-checklist.tsx';
import { ConsoleEncoder } from './console-encoder.tsx';
import type { ConsoleFacts } from './console-facts.ts';
import { ConsoleGraphs } from './console-graphs.tsx';
import { ConsoleLog } from './console-log.tsx';
import { ConsolePreview } from './console-preview.tsx';
import { ConsoleEnd, ConsoleRecovery } from './console-recovery.tsx';
import { say } from './console-say.ts';
import { hasRecording, isOver } from './console-state.ts';
import { ConsoleSteps } from './console-steps.tsx';
import { TroubleAlarm, TroublePictures } from './console-trouble.tsx';
import { ConsoleVerdict } from './console-verdict.tsx';

/** The console while all is well, or before and after: what to do now beside the picture; both stay, the rest scrolls. */
function CalmConsole(facts: ConsoleFacts) {
  const { live } = facts;
  const hasEnded = isOver(live.state);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.verdict}>
          <ConsoleVerdict {...facts} />
        </div>
        {hasRecording(live.state) && <ConsoleArchive live={live} />}
        {!hasEnded && <ConsoleChecklist live={live} />}
        {!hasEnded && <ConsoleEncoder {...facts} />}
        {!live.isReachable && <ConsoleEnd {...facts} />}
      </div>
      <div className={styles.main}>
        <div className={styles.preview}>
          <ConsolePreview {...facts} />
        </div>
        {!hasEnded && <ConsoleGraphs {...facts} />}
        <ConsoleLog live={live} />
      </div>
    </div>
  );
}

/** The console while the video is gone in the middle of the ceremony: under stress people follow a list. */
function TroubledConsole(facts: ConsoleFacts) {
  const [isSpareOpen, setSpareOpen] = useState(false);
  const spare = useRef<HTMLElement>(null);
  const showSpare = () => {
    setSpareOpen(true);
    spare.current?.focus();
  };
  return (
    <>
      <div className={styles.alarm}>
        <TroubleAlarm {...facts} />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ConsoleRecovery {...facts} onShowSpare={showSpare} />
          <ConsoleEncoder {...facts} isSpareOpen={isSpareOpen} spareRef={spare} />
          <ConsoleEnd {...facts} />
        </div>
        <div className={styles.main}>
          <TroublePictures {...facts} />
          <ConsoleGraphs {...facts} />
          <ConsoleLog live={facts.live} />
        </div>
      </div>
    </>
  );
}

/** The staff's console of one stream: where it stands, what is true, what to do. */
export function Console(facts: ConsoleFacts) {
  const { state, isReachable } = facts.live;
  const isTrouble = isReachable && (state === 'waitingForStream' || state === 'streaming_error');
  return (
    <div className={styles.console}>
      {facts.isStale && (
        <Alert tone="warn" isLive title={say('console.stale', { time: clockText(facts.live.now) })}>
          {say('console.stale.words')}
        </Alert>
      )}
      <div className={styles.steps}>
        <ConsoleSteps state={state} />
      </div>
      {isTrouble ? <TroubledConsole {...facts} /> : <CalmConsole {...facts} />}
    </div>
  );
}
