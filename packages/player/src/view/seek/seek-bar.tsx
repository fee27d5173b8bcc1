import { type CSSProperties, type PointerEvent, useId, useState } from 'react';
import type { TimeRange } from '../../store/state.ts';
import { SEEK_STEP_SEC } from '../../timing.ts';
import { type Chapter, chapterAt, NO_CHAPTERS, neighbourChapter } from '../chapter.ts';
import { useMessages, usePlayer, useRequest } from '../context.ts';
import { clockText, spokenText } from '../time-text.ts';
import { HeatLine } from './heat.tsx';
import styles from './seek-bar.module.css';
import { Slider } from './slider.tsx';

/** A position worth jumping to, for example the beginning of the ceremony. */
export interface Shortcut {
  readonly timeSec: number;
  readonly label: string;
}

/** What can be drawn on the seek bar of a recording. */
export interface SeekBarData {
  readonly shortcut?: Shortcut | undefined;
  /** Ordered by time. */
  readonly chapters?: readonly Chapter[] | undefined;
  /** Evenly spaced counts over the whole length: the heat line over the bar. */
  readonly heat?: readonly number[] | undefined;
  /** A description of the heat line, given the number of its peaks; the player's own if omitted. */
  readonly describeHeat?: ((peakCount: number) => string) | undefined;
}

/** A position on the bar, as a style. */
function place(timeSec: number, durationSec: number): CSSProperties {
  return { insetInlineStart: `${Math.min(100, (timeSec / durationSec) * 100)}%` };
}

function Buffered({ durationSec }: { readonly durationSec: number }) {
  const ranges = usePlayer(state => state.buffered);
  const toStyle = ({ startSec, endSec }: TimeRange): CSSProperties => ({
    ...place(startSec, durationSec),
    inlineSize: `${((endSec - startSec) / durationSec) * 100}%`,
  });
  return ranges.map(range => (
    <span key={range.startSec} className={styles.buffered} data-part="buffered" style={toStyle(range)} />
  ));
}

function Tip({ timeSec, durationSec, title }: { timeSec: number; durationSec: number; title: string | undefined }) {
  // At the ends of the bar it shifts inwards, so that it stays inside the picture.
  const shift = `${(timeSec / durationSec) * -100}%`;
  return (
    <span className={styles.tip} style={{ ...place(timeSec, durationSec), translate: shift }} aria-hidden="true">
      {clockText(timeSec)}
      {title !== undefined && <b>{title}</b>}
    </span>
  );
}

/** The seek bar of a recording: buffered ranges, heat line, chapters and shortcut. Seeks on release. */
export function SeekBar({ shortcut, chapters = NO_CHAPTERS, heat, describeHeat }: SeekBarData) {
  const messages = useMessages();
  const request = useRequest();
  const durationSec = usePlayer(state => state.durationSec) || 1;
  const currentSec = usePlayer(state => state.currentTimeSec);
  const [scrubSec, setScrubSec] = useState<number | null>(null);
  const [hoverSec, setHoverSec] = useState<number | null>(null);
  const heatId = useId();
  const shownSec = scrubSec ?? currentSec;
  const tipSec = scrubSec ?? hoverSec;

  const hover = ({ clientX, currentTarget, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setHoverSec(Math.min(1, Math.max(0, (clientX - left) / width)) * durationSec);
  };
  const seek = (timeSec: number): void => request({ type: 'seek', timeSec });
  const page = (forwards: boolean): void => {
    const chapter = neighbourChapter(chapters, currentSec, forwards);
    if (chapter !== undefined) seek(chapter.timeSec);
  };

  return (
    <div className={styles.bar} onPointerMove={hover} onPointerLeave={() => setHoverSec(null)}>
      <Slider
        part="seek"
        className={styles.slider}
        label={messages.seek}
        value={shownSec}
        max={durationSec}
        step={SEEK_STEP_SEC}
        valueText={messages.position(spokenText(shownSec, messages), spokenText(durationSec, messages))}
        describedBy={heat === undefined ? undefined : heatId}
        onScrub={setScrubSec}
        onChoose={seek}
        onStep={deltaSec => request({ type: 'seek-by', deltaSec })}
        onPage={chapters.length > 0 ? page : undefined}
      >
        {heat !== undefined && <HeatLine id={heatId} samples={heat} describe={describeHeat ?? messages.heatPeaks} />}
        <span className={styles.track}>
          <Buffered durationSec={durationSec} />
          <span className={styles.played} style={{ inlineSize: `${(shownSec / durationSec) * 100}%` }} />
        </span>
        {chapters
          .filter(({ timeSec }) => timeSec > 0)
          .map(({ timeSec }) => (
            <span key={timeSec} className={styles.tick} data-part="chapter" style={place(timeSec, durationSec)} />
          ))}
        <span className={styles.thumb} style={place(shownSec, durationSec)} />
        {tipSec !== null && (
          <Tip timeSec={tipSec} durationSec={durationSec} title={chapterAt(chapters, tipSec)?.title} />
        )}
      </Slider>
      {shortcut !== undefined && (
        <button
          type="button"
          className={styles.shortcut}
          style={place(shortcut.timeSec, durationSec)}
          aria-label={shortcut.label}
          title={shortcut.label}
          onClick={() => seek(shortcut.timeSec)}
        />
      )}
    </div>
  );
}
