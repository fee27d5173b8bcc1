import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { playerMessages } from '../messages.ts';
import { browserClock } from '../store/clock.ts';
import type { PlayerRequest } from '../store/request.ts';
import type { PlayerState } from '../store/state.ts';
import type { PlayerStore } from '../store/store.ts';
import { PlayerContext } from './context.ts';
import { Frame, type FrameProps } from './frame.tsx';
import { type PlaybackProps, usePlayback, usePlayerStore } from './use-store.ts';

/** What a page may do with a player and read from it. */
export interface PlayerHandle {
  readonly request: (request: PlayerRequest) => void;
  readonly getState: () => PlayerState;
  readonly subscribe: PlayerStore['subscribe'];
  /** Programme time of the frame on screen, in ms since the epoch; null where the stream has no clock. */
  readonly programTimeMs: () => number | null;
  /** The playhead that reactions are timed by: programme time in a live, video time in an archive, in ms. */
  readonly playheadMs: () => number | null;
}

export interface PlayerProps extends PlaybackProps, FrameProps {
  readonly ref?: Ref<PlayerHandle> | undefined;
}

function toHandle(store: PlayerStore): PlayerHandle {
  const { getState, subscribe, request } = store;
  const programTimeMs = (): number | null => store.programTimeMs();
  const playheadMs = (): number | null => {
    const { kind, hasFrame, currentTimeSec } = getState();
    if (!hasFrame) return null;
    return kind === 'archive' ? currentTimeSec * 1_000 : programTimeMs();
  };
  return { getState, subscribe, request, programTimeMs, playheadMs };
}

/** A video with everything a guest needs to watch it. It knows a video and its states, and nothing of weddings. */
export function Player({ ref, ...props }: PlayerProps) {
  const { locale, clock = browserClock } = props;
  const container = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const store = usePlayerStore(props);
  usePlayback(store, props, video, container);
  const handle = useMemo(() => toHandle(store), [store]);
  useImperativeHandle(ref, () => handle, [handle]);
  const surroundings = useMemo(() => ({ store, clock, messages: playerMessages(locale) }), [store, clock, locale]);
  return (
    <PlayerContext value={surroundings}>
      <Frame {...props} container={container} video={video} />
    </PlayerContext>
  );
}
