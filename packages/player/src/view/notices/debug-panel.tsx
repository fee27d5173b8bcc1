import { useEffect, useState } from 'react';
import { useMessages, usePlayer, useProgramTime } from '../context.ts';
import styles from './debug-panel.module.css';

/** Facts about the stream that only the page has. */
export interface DebugData {
  /** Ms since the epoch; null before the stream has started. */
  readonly streamStartMs: number | null;
}

const REFRESH_MS = 500;
const NOTHING = '–';
const clock = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const dateText = (timeMs: number | null): string => (timeMs === null ? NOTHING : clock.format(timeMs));

/** For staff: when the stream started, the program time on screen, and the position in the video. */
export function DebugPanel({ streamStartMs }: DebugData) {
  const programTimeMs = useProgramTime();
  const { debug } = useMessages();
  const currentSec = usePlayer(state => state.currentTimeSec);
  const latencySec = usePlayer(state => state.latencySec);
  const sourceText = usePlayer(state => `${state.script} / ${state.attach}`);
  const [programMs, setProgramMs] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setProgramMs(programTimeMs()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [programTimeMs]);
  const rows: readonly (readonly [string, string])[] = [
    [debug.streamStart, dateText(streamStartMs)],
    [debug.playerTimestamp, dateText(programMs)],
    [debug.videoTime, `${currentSec.toFixed(1)} s`],
    [debug.latency, latencySec === null ? NOTHING : `${latencySec.toFixed(1)} s`],
    ['hls.js', sourceText],
  ];
  return (
    <dl className={styles.panel} data-part="debug" aria-label={debug.title}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
