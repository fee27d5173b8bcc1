import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useCallback, useState } from 'react';
import type { PlayerRequest } from '../store/request.ts';
import { FullscreenButton, type ReactionSwitch } from './buttons.tsx';
import { type Chapter, NO_CHAPTERS, neighbourChapter } from './chapter.ts';
import { usePlayer, usePlayerContext, useRequest } from './context.ts';
import { Controls } from './controls.tsx';
import styles from './frame.module.css';
import { chapterStepOfKey, requestOfKey } from './keyboard.ts';
import { lazyComponent } from './lazy.tsx';
import type { DebugData } from './notices/debug-panel.tsx';
import { Listening } from './notices/listening.tsx';
import { Trouble } from './notices/notice.tsx';
import { type CaptionFile, Picture } from './picture.tsx';
import type { SeekBarData } from './seek/seek-bar.tsx';
import { useControlsShown } from './use-controls-shown.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePageCover } from './use-page-cover.ts';
import { useWakeLock } from './use-wake-lock.ts';

// Only staff see it.
const DebugPanel = lazyComponent(async () => (await import('./notices/debug-panel.tsx')).DebugPanel);

/** What a page puts into and over the picture. */
export interface FrameProps extends SeekBarData {
  /** Name of the player for screen readers. */
  readonly label: string;
  readonly poster?: string | undefined;
  /** The title for the lock screen and media keys; the label if omitted. */
  readonly title?: string | undefined;
  /** The image shown there, and while only audio is played. */
  readonly artworkUrl?: string | undefined;
  /** Captions of the video in separate files, one per language. */
  readonly captions?: readonly CaptionFile[] | undefined;
  /** Shown over the upper left corner: states and counts. */
  readonly chips?: ReactNode;
  /** Shown over the upper right corner. */
  readonly corner?: ReactNode;
  /** Covers the picture and replaces its controls: a slate. */
  readonly banner?: ReactNode;
  /** Moves over the picture and takes no clicks. */
  readonly reactionLayer?: ReactNode;
  /** The reaction buttons for fullscreen; otherwise the page shows its own. */
  readonly reactionBar?: ReactNode;
  readonly reactions?: ReactionSwitch | undefined;
  /** The page itself reports the lost connection; outside fullscreen the player then only shows that it is waiting. */
  readonly isConnectionLost?: boolean | undefined;
  /** The debug panel; only for staff. */
  readonly debug?: DebugData | undefined;
}

interface Elements {
  readonly container: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
}

const NO_CAPTIONS: readonly CaptionFile[] = [];

/** Whether the focused element handles the key itself. */
function isSpokenFor({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('a, input, textarea, select, [contenteditable]') !== null) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button') !== null;
}

function isGiven(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}

/** Turns keys into requests while the player has the focus. */
function useKeys(chapters: readonly Chapter[], stir: () => void): (event: KeyboardEvent) => void {
  const request = useRequest();
  const { store } = usePlayerContext();
  const chapterRequest = (key: string): PlayerRequest | null => {
    const step = chapterStepOfKey(key);
    if (step === null) return null;
    const chapter = neighbourChapter(chapters, store.getState().currentTimeSec, step === 'next');
    return chapter === undefined ? null : { type: 'seek', timeSec: chapter.timeSec };
  };
  return event => {
    if (isSpokenFor(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const asked = requestOfKey(event.key) ?? chapterRequest(event.key);
    if (asked === null || !store.getState().hasFrame) return;
    event.preventDefault();
    request(asked);
    stir();
  };
}

/** The layers of the player, from the picture up, and their pointer and key handling. */
export function Frame({ container, video, ...props }: FrameProps & Elements) {
  const { label, poster, chips, corner, banner, reactionLayer, reactionBar, reactions, debug } = props;
  const { isConnectionLost = false } = props;
  const { shortcut, chapters, heat, describeHeat, captions = NO_CAPTIONS, artworkUrl } = props;
  const request = useRequest();
  const [byKeyboard, setByKeyboard] = useState(false);
  const [barOpen, setBarOpen] = useState(true);
  const [menuOpen, setMenuOpen] = useState(false);
  const fullscreen = usePlayer(state => state.fullscreen);
  const kind = usePlayer(state => state.kind);
  const hasFrame = usePlayer(state => state.hasFrame);
  const paused = usePlayer(state => state.paused);
  const failed = usePlayer(state => state.error !== null);
  const { shown, stir, leave } = useControlsShown(paused || !hasFrame || byKeyboard || menuOpen);
  const exit = useCallback(() => request({ type: 'exit-fullscreen' }), [request]);
  usePageCover(container, fullscreen !== 'off', exit);
  useFocusFallback(container);
  const key = useKeys(chapters ?? NO_CHAPTERS, stir);
  useMediaSession(props);
  useWakeLock();
  const focus = ({ target, currentTarget }: FocusEvent): void => {
    setByKeyboard(target !== currentTarget && target.matches(':focus-visible'));
  };
  // An open menu stays open while its choice is being loaded.
  const hasControls = (hasFrame || menuOpen) && !failed && !isGiven(banner);

  return (
    <section
      ref={container}
      className={styles.player}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the player takes its keys (space, arrows, m, f) while it has the focus
      tabIndex={0}
      data-kind={kind ?? 'none'}
      data-fullscreen={fullscreen}
      data-controls={shown && hasControls ? 'shown' : 'hidden'}
      style={hasFrame || artworkUrl === undefined ? undefined : { backgroundImage: `url('${artworkUrl}')` }}
      onKeyDown={key}
      onPointerMove={stir}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={() => setByKeyboard(false)}
    >
      <Picture video={video} poster={poster} captions={captions} controlsShown={shown} {...{ menuOpen, stir }} />
      <Listening artworkUrl={artworkUrl} />
      {isGiven(banner) && <div className={styles.banner}>{banner}</div>}
      <div className={styles.reactions}>{reactionLayer}</div>
      {!failed && (
        <div className={styles.top}>
          <div className={styles.chips}>{chips}</div>
          <div className={styles.chips}>{corner}</div>
        </div>
      )}
      {debug !== undefined && <DebugPanel {...debug} />}
      {!isGiven(banner) && <Trouble isSilent={isConnectionLost && fullscreen === 'off'} />}
      {hasControls && (
        <Controls
          {...{ shortcut, chapters, heat, describeHeat, reactions, reactionBar, barOpen }}
          {...{ menuOpen }}
          onBarOpen={setBarOpen}
          onMenuOpen={setMenuOpen}
        />
      )}
      {fullscreen !== 'off' && !hasControls && (
        <div className={styles.exit}>
          <FullscreenButton />
        </div>
      )}
    </section>
  );
}
