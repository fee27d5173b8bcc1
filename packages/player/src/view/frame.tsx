import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useCallback, useState } from 'react';
import { FullscreenButton, type ReactionSwitch } from './buttons.tsx';
import { usePlayer, useRequest } from './context.ts';
import { Controls } from './controls.tsx';
import { type DebugData, DebugPanel } from './debug-panel.tsx';
import styles from './frame.module.css';
import { requestOfKey } from './keyboard.ts';
import { ErrorNotice, SlowNotice, Spinner } from './notice.tsx';
import { Picture } from './picture.tsx';
import type { SeekBarData } from './seek-bar.tsx';
import { useControlsShown } from './use-controls-shown.ts';
import { usePageCover } from './use-page-cover.ts';

/** What a page puts into and over the picture. */
export interface FrameProps extends SeekBarData {
  /** Name of the player for screen readers. */
  readonly label: string;
  readonly poster?: string | undefined;
  /** Stands over the upper left corner: states and counts. */
  readonly chips?: ReactNode;
  /** Stands over the upper right corner. */
  readonly corner?: ReactNode;
  /** Covers the picture and takes the place of its controls: a slate. */
  readonly banner?: ReactNode;
  /** Moves over the picture and takes no clicks. */
  readonly reactionLayer?: ReactNode;
  /** The reaction buttons for fullscreen; elsewhere the page shows its own. */
  readonly reactionBar?: ReactNode;
  readonly reactions?: ReactionSwitch | undefined;
  /** The debug panel; only for staff. */
  readonly debug?: DebugData | undefined;
}

interface Elements {
  readonly container: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** Keys that mean something to what has the focus itself. */
function isSpokenFor({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('a, input, textarea, select, [contenteditable]') !== null) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button') !== null;
}

function isGiven(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}

/** Turns keys into requests while the player has the focus. */
function useKeys(stir: () => void): (event: KeyboardEvent) => void {
  const request = useRequest();
  const playable = usePlayer(state => state.hasFrame);
  return event => {
    if (isSpokenFor(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const asked = requestOfKey(event.key);
    if (asked === null || !playable) return;
    event.preventDefault();
    request(asked);
    stir();
  };
}

/** The layers of the player, from the picture up, and what the pointer and the keys do to them. */
export function Frame({ container, video, ...props }: FrameProps & Elements) {
  const { label, poster, chips, corner, banner, reactionLayer, reactionBar, reactions, debug } = props;
  const { shortcut, chapters, heat, describeHeat } = props;
  const request = useRequest();
  const [byKeyboard, setByKeyboard] = useState(false);
  const [barOpen, setBarOpen] = useState(true);
  const fullscreen = usePlayer(state => state.fullscreen);
  const kind = usePlayer(state => state.kind);
  const hasFrame = usePlayer(state => state.hasFrame);
  const paused = usePlayer(state => state.paused);
  const failed = usePlayer(state => state.error !== null);
  const { shown, stir, leave } = useControlsShown(paused || !hasFrame || byKeyboard);
  const exit = useCallback(() => request({ type: 'exit-fullscreen' }), [request]);
  usePageCover(container, fullscreen === 'page', exit);
  const key = useKeys(stir);
  const focus = ({ target, currentTarget }: FocusEvent): void => {
    setByKeyboard(target !== currentTarget && target.matches(':focus-visible'));
  };
  const hasControls = hasFrame && !failed && !isGiven(banner);

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
      onKeyDown={key}
      onPointerMove={stir}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={() => setByKeyboard(false)}
    >
      <Picture video={video} poster={poster} controlsShown={shown} stir={stir} />
      {isGiven(banner) && <div className={styles.banner}>{banner}</div>}
      <div className={styles.reactions}>{reactionLayer}</div>
      {!failed && (
        <div className={styles.top}>
          <div className={styles.chips}>{chips}</div>
          <div className={styles.chips}>{corner}</div>
        </div>
      )}
      {debug !== undefined && <DebugPanel {...debug} />}
      {!isGiven(banner) && (
        <>
          <Spinner />
          <SlowNotice />
          <ErrorNotice />
        </>
      )}
      {hasControls && (
        <Controls
          {...{ shortcut, chapters, heat, describeHeat, reactions, reactionBar, barOpen }}
          onBarOpen={setBarOpen}
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
