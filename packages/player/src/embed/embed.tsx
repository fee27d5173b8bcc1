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
import { later } from '../view/later.tsx';
import { MuteGuide } from '../view/mute-guide.tsx';
import { Trouble } from '../view/notice.tsx';
import { type PlayerProps, toHandle } from '../view/player.tsx';
import { useAttached } from '../view/use-attached.ts';
import { usePageCover } from '../view/use-page-cover.ts';
import { useWakeLock } from '../view/use-wake-lock.ts';
import styles from './embed.module.css';
import { EmbedStore } from './embed-store.ts';
import type { EmbedSource, FrameOpener } from './frame-player.ts';
import { openFrame } from './open-frame.ts';

// Only staff ever see it.
const DebugPanel = later(async () => (await import('../view/debug-panel.tsx')).DebugPanel);

/** What our own player takes. A frame leaves less to decide: its controls, its seek bar and its renewals are the platform's. */
export interface EmbedProps extends Omit<PlayerProps, 'source' | 'open'> {
  readonly source: EmbedSource | null;
  /** Another way to speak with what is in the frame than by the platform's script. */
  readonly openFrame?: FrameOpener | undefined;
}

interface SpokenProps extends EmbedProps {
  readonly messages: PlayerMessages;
}

/** One store for the life of an embedded player, fed with what its page says now. */
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

/** What is ours to press, under the frame and never over it: the platform's own controls stand in there. */
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

/** The frame with what stands over it, and the strip under it. */
function Scene({ host, container, ...props }: EmbedProps & Elements) {
  const { label, banner, chips, corner, reactionLayer, debug, isConnectionLost = false } = props;
  const request = useRequest();
  const kind = usePlayer(state => state.kind);
  const fullscreen = usePlayer(state => state.fullscreen);
  const isFailed = usePlayer(state => state.error !== null);
  // Its script is there and it says nothing: some browsers within apps let no message through, and it plays all the same.
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

/** A video that its platform's own player plays in a frame, with the words, states and reactions of ours around it. */
export function Embed(props: EmbedProps) {
  return (
    <Suspense>
      <WaitingEmbed {...props} />
    </Suspense>
  );
}
