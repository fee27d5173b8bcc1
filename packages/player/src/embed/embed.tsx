import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { knownMessages, loadPlayerMessages } from '../load-messages.ts';
import type { PlayerMessages } from '../messages.ts';
import { browserClock } from '../store/clock.ts';
import { FullscreenButton, IconButton, MuteButton, ReactionToggle } from '../view/buttons.tsx';
import { PlayerContext, useMessages, usePlayer, useRequest } from '../view/context.ts';
import { lazyComponent } from '../view/lazy.tsx';
import { MuteGuide } from '../view/notices/mute-guide.tsx';
import { Trouble } from '../view/notices/notice.tsx';
import { type PlayerProps, toHandle } from '../view/player.tsx';
import { useAttached } from '../view/use-attached.ts';
import { usePageCover } from '../view/use-page-cover.ts';
import { useWakeLock } from '../view/use-wake-lock.ts';
import styles from './embed.module.css';
import { EmbedStore } from './embed-store.ts';
import type { EmbedSource, FrameOpener } from './frame-player.ts';
import { openFrame } from './open-frame.ts';

// Only staff see it.
const DebugPanel = lazyComponent(async () => (await import('../view/notices/debug-panel.tsx')).DebugPanel);

/** The props of our own player. A frame leaves less to decide: controls, seek bar and renewals are the platform's. */
export interface EmbedProps extends Omit<PlayerProps, 'source' | 'open'> {
  readonly source: EmbedSource | null;
  /** Replaces the platform's script for communicating with the frame. */
  readonly openFrame?: FrameOpener | undefined;
}

interface SpokenProps extends EmbedProps {
  readonly messages: PlayerMessages;
}

/** One store for the lifetime of an embedded player, kept up to date with the page's props. */
function useEmbedStore(props: SpokenProps): EmbedStore {
  const page = useRef(props);
  useLayoutEffect(() => {
    page.current = props;
  });
  const [store] = useState(
    () =>
      new EmbedStore({
        clock: props.clock ?? browserClock,
        open: props.openFrame ?? openFrame,
        messages: () => page.current.messages,
        title: () => page.current.label,
        onEvent: event => page.current.onEvent?.(event),
      }),
  );
  return store;
}

type StripProps = Pick<EmbedProps, 'reactions' | 'reactionBar'>;

/** Our own buttons, below the frame and never over it, because the platform's controls are inside. */
function Strip({ reactions, reactionBar }: StripProps) {
  const messages = useMessages();
  const [isBarOpen, setBarOpen] = useState(true);
  const isFilling = usePlayer(state => state.fullscreen !== 'off');
  const isThere = usePlayer(state => state.hasFrame && state.error === null);
  const hasBar = isFilling && isGiven(reactionBar);
  return (
    <>
      {hasBar && isBarOpen && <div className={styles.reactionBar}>{reactionBar}</div>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays its content out in a box of its own, which cannot be stretched */}
      <div role="group" className={styles.strip} data-part="controls" aria-label={messages.controls}>
        {isThere && (
          <>
            <MuteButton />
            <MuteGuide />
          </>
        )}
        <span className={styles.space} />
        {hasBar && (
          <IconButton
            part="reaction-buttons"
            icon="smile"
            label={isBarOpen ? messages.hideReactionButtons : messages.showReactionButtons}
            pressed={isBarOpen}
            onPress={() => setBarOpen(!isBarOpen)}
          />
        )}
        {isThere && reactions !== undefined && <ReactionToggle {...reactions} />}
        <FullscreenButton />
      </div>
    </>
  );
}

const isGiven = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

interface Elements {
  readonly container: RefObject<HTMLElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
}

/** The frame with its overlays, and the strip below it. */
function Scene({ host, container, ...props }: EmbedProps & Elements) {
  const { label, banner, chips, corner, reactionLayer, debug, isConnectionLost = false } = props;
  const request = useRequest();
  const kind = usePlayer(state => state.kind);
  const fullscreen = usePlayer(state => state.fullscreen);
  const isFailed = usePlayer(state => state.error !== null);
  // The script is loaded but the player does not answer: some in-app browsers block its messages, and it plays anyway.
  const isSilent = usePlayer(state => state.error !== null && state.script === 'loaded' && state.error.status === 500);
  const exit = useCallback(() => request({ type: 'exit-fullscreen' }), [request]);
  usePageCover(container, fullscreen === 'page', exit);
  useWakeLock();
  return (
    <section
      ref={container}
      className={styles.player}
      aria-label={label}
      data-kind={kind ?? 'none'}
      data-fullscreen={fullscreen}
      data-silent={isSilent || undefined}
    >
      <div className={styles.picture}>
        <div ref={host} className={styles.host} data-part="frame" />
        {isGiven(banner) && <div className={styles.banner}>{banner}</div>}
        <div className={styles.reactions}>{reactionLayer}</div>
        {!isFailed && (
          <div className={styles.top}>
            <div className={styles.chips}>{chips}</div>
            <div className={styles.chips}>{corner}</div>
          </div>
        )}
        {debug !== undefined && <DebugPanel {...debug} />}
        {!isGiven(banner) && <Trouble isSilent={isConnectionLost && fullscreen === 'off'} />}
      </div>
      <Strip {...props} />
    </section>
  );
}

function SpokenEmbed({ messages, ...props }: SpokenProps) {
  const { ref, clock = browserClock } = props;
  const container = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const store = useEmbedStore({ ...props, messages });
  useAttached(store, props, host, container);
  const handle = useMemo(() => toHandle(store), [store]);
  useImperativeHandle(ref, () => handle, [handle]);
  const surroundings = useMemo(() => ({ store, clock, messages }), [store, clock, messages]);
  return (
    <PlayerContext value={surroundings}>
      <Scene {...props} container={container} host={host} />
    </PlayerContext>
  );
}

function WaitingEmbed(props: EmbedProps) {
  const { locale } = props;
  return <SpokenEmbed {...props} messages={knownMessages(locale) ?? use(loadPlayerMessages(locale))} />;
}

/** A video played in a frame by its platform's own player, surrounded by our messages, states and reactions. */
export function Embed(props: EmbedProps) {
  return (
    <Suspense>
      <WaitingEmbed {...props} />
    </Suspense>
  );
}
