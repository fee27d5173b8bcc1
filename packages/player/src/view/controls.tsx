import type { ReactNode } from 'react';
import {
  CaptionsButton,
  FullscreenButton,
  IconButton,
  MuteButton,
  PipButton,
  PlayButton,
  type ReactionSwitch,
  ReactionToggle,
  ScreenButton,
  VolumeSlider,
} from './buttons.tsx';
import { useMessages, usePlayer, useRequest } from './context.ts';
import styles from './controls.module.css';
import { Menu } from './menu.tsx';
import { MuteGuide } from './notices/mute-guide.tsx';
import { SeekBar, type SeekBarData } from './seek/seek-bar.tsx';
import { clockText } from './time-text.ts';

/** The position of a live viewer: at the edge, or a way back to it. */
function LiveNote() {
  const messages = useMessages();
  const request = useRequest();
  const behind = usePlayer(state => state.behindLive);
  const watching = usePlayer(state => state.hasFrame && !state.spinning && !state.paused);
  if (behind) {
    return (
      <button type="button" className={styles.toLive} onClick={() => request({ type: 'seek-to-live' })}>
        {messages.toLiveEdge}
      </button>
    );
  }
  if (!watching) return null;
  return (
    <span className={styles.note}>
      <span className={styles.long}>{messages.atLiveEdge}</span>
      <span className={styles.short} aria-hidden="true">
        {messages.atLiveEdgeShort}
      </span>
    </span>
  );
}

function TimeNote() {
  const currentText = usePlayer(state => clockText(state.currentTimeSec));
  const durationText = usePlayer(state => (state.durationSec === null ? null : clockText(state.durationSec)));
  return (
    <span className={styles.note}>{durationText === null ? currentText : `${currentText} / ${durationText}`}</span>
  );
}

export interface ControlsProps extends SeekBarData {
  readonly reactions?: ReactionSwitch | undefined;
  /** The reaction buttons, shown here in fullscreen only. */
  readonly reactionBar?: ReactNode;
  readonly barOpen: boolean;
  readonly onBarOpen: (open: boolean) => void;
  readonly menuOpen: boolean;
  readonly onMenuOpen: (open: boolean) => void;
}

/** All controls of the player. They only send requests and read state. */
export function Controls(props: ControlsProps) {
  const { reactions, reactionBar, barOpen, onBarOpen, menuOpen, onMenuOpen, ...bar } = props;
  const messages = useMessages();
  const archive = usePlayer(state => state.kind === 'archive');
  const filling = usePlayer(state => state.fullscreen !== 'off');
  const hasBar = filling && reactionBar !== undefined && reactionBar !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its content out in a box of its own, which cannot be stretched
    <div
      role="group"
      className={styles.controls}
      data-part="controls"
      data-filling={filling}
      aria-label={messages.controls}
    >
      {archive && <SeekBar {...bar} />}
      <div className={styles.row}>
        <PlayButton />
        <MuteButton />
        <MuteGuide />
        <VolumeSlider />
        {archive ? <TimeNote /> : <LiveNote />}
        <span className={styles.space} />
        {hasBar && (
          <IconButton
            part="reaction-buttons"
            icon="smile"
            label={barOpen ? messages.hideReactionButtons : messages.showReactionButtons}
            pressed={barOpen}
            onPress={() => onBarOpen(!barOpen)}
          />
        )}
        <span className={styles.gifts}>
          <CaptionsButton />
          <PipButton />
          <ScreenButton />
        </span>
        <Menu isOpen={menuOpen} onOpen={onMenuOpen} />
        {reactions !== undefined && <ReactionToggle {...reactions} />}
        <FullscreenButton />
      </div>
      {hasBar && barOpen && <div className={styles.reactionBar}>{reactionBar}</div>}
    </div>
  );
}
