import { type Ref, Suspense, use, useImperativeHandle, useMemo, useRef } from 'react';
import { knownMessages, loadPlayerMessages } from '../load-messages.ts';
import type { PlayerMessages } from '../messages.ts';
import { browserClock } from '../store/clock.ts';
import type { PlayerRequest } from '../store/request.ts';
import type { PlayerState } from '../store/state.ts';
import type { PlayerStore } from '../store/store.ts';
import { PlayerContext, type PlayerFace } from './context.ts';
import { Frame, type FrameProps } from './frame.tsx';
import { useAttached } from './use-attached.ts';
import { type PlaybackProps, usePlayerStore } from './use-store.ts';

/** What a page can do with a player and read from it. */
export interface PlayerHandle {
  readonly request: (request: PlayerRequest) => void;
  readonly getState: () => PlayerState;
  readonly subscribe: PlayerStore['subscribe'];
  /** Program time of the frame on screen, in ms since the epoch; null if the stream has no clock. */
  readonly programTimeMs: () => number | null;
  /** The playhead for timing reactions: program time in a live, video time in an archive, in ms. */
  readonly playheadMs: () => number | null;
}

export interface PlayerProps extends PlaybackProps, FrameProps {
  readonly ref?: Ref<PlayerHandle> | undefined;
}

/** The page's handle for any kind of player. */
export function toHandle(store: PlayerFace): PlayerHandle {
  const { getState, subscribe, request } = store;
  const programTimeMs = (): number | null => store.programTimeMs();
  const playheadMs = (): number | null => {
    const { kind, hasFrame, currentTimeSec } = getState();
    if (!hasFrame) return null;
    return kind === 'archive' ? currentTimeSec * 1_000 : programTimeMs();
  };
  return { getState, subscribe, request, programTimeMs, playheadMs };
}

interface SpokenPlayerProps extends PlayerProps {
  readonly messages: PlayerMessages;
}

function SpokenPlayer({ ref, messages, ...props }: SpokenPlayerProps) {
  const { clock = browserClock } = props;
  const container = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const store = usePlayerStore(props, messages);
  useAttached(store, props, video, container);
  const handle = useMemo(() => toHandle(store), [store]);
  useImperativeHandle(ref, () => handle, [handle]);
  const surroundings = useMemo(() => ({ store, clock, messages }), [store, clock, messages]);
  return (
    <PlayerContext value={surroundings}>
      <Frame {...props} container={container} video={video} />
    </PlayerContext>
  );
}

function WaitingPlayer(props: PlayerProps) {
  const { locale } = props;
  return <SpokenPlayer {...props} messages={knownMessages(locale) ?? use(loadPlayerMessages(locale))} />;
}

/** A video with everything a guest needs to watch it. It knows videos and their states, not weddings. */
export function Player(props: PlayerProps) {
  return (
    <Suspense>
      <WaitingPlayer {...props} />
    </Suspense>
  );
}
