import type { ReactNode } from 'react';
import { VOLUME_STEP } from '../timing.ts';
import styles from './buttons.module.css';
import { useMessages, usePlayer, useRequest } from './context.ts';
import { Icon, type IconName } from './icon.tsx';
import { Slider } from './seek/slider.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  /** Its accessible name, unless it contains text. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly part: string;
  /** For toggle buttons: whether it is on. */
  readonly pressed?: boolean | undefined;
  /** For buttons that open something: whether it is open, and the id of what it opens. */
  readonly expanded?: boolean | undefined;
  readonly controls?: string | undefined;
  /** Its name as text next to the icon; visible if there is space. */
  readonly children?: ReactNode;
}

/** A button on the picture: 44 px, with a text for users who do not see the icon. */
export function IconButton({ icon, label, onPress, part, pressed, expanded, controls, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-part={part}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={expanded === true ? controls : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** Plays or pauses. */
export function PlayButton() {
  const messages = useMessages();
  const request = useRequest();
  const paused = usePlayer(state => state.paused);
  return (
    <IconButton
      part="play"
      icon={paused ? 'play' : 'pause'}
      label={paused ? messages.play : messages.pause}
      onPress={() => request({ type: 'toggle-play' })}
    />
  );
}

/** Turns the sound on and off. */
export function MuteButton() {
  const messages = useMessages();
  const request = useRequest();
  const silent = usePlayer(state => state.muted || state.volume === 0);
  return (
    <IconButton
      part="mute"
      icon={silent ? 'muted' : 'sound'}
      label={silent ? messages.unmute : messages.mute}
      onPress={() => request({ type: 'toggle-mute' })}
    />
  );
}

/** The volume, from 0 to 100, if the page can set it at all. */
export function VolumeSlider() {
  const messages = useMessages();
  const request = useRequest();
  const settable = usePlayer(state => state.volumeSettable);
  const percent = usePlayer(state => (state.muted ? 0 : Math.round(state.volume * 100)));
  if (!settable) return null;
  const choose = (value: number): void => request({ type: 'set-volume', volume: value / 100 });
  return (
    <Slider
      part="volume"
      className={styles.volume}
      label={messages.volume}
      value={percent}
      max={100}
      step={VOLUME_STEP * 100}
      valueText={`${percent}%`}
      onScrub={value => value !== null && choose(value)}
      onChoose={choose}
      onStep={delta => request({ type: 'change-volume', delta: delta / 100 })}
    >
      <span className={styles.track}>
        <span className={styles.level} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.knob} style={{ insetInlineStart: `${percent}%` }} />
    </Slider>
  );
}

/** Toggles fullscreen. */
export function FullscreenButton() {
  const messages = useMessages();
  const request = useRequest();
  const filling = usePlayer(state => state.fullscreen !== 'off');
  return (
    <IconButton
      part="fullscreen"
      icon={filling ? 'minimise' : 'maximise'}
      label={filling ? messages.exitFullscreen : messages.enterFullscreen}
      onPress={() => request({ type: 'toggle-fullscreen' })}
    />
  );
}

interface GiftProps {
  /** In a list it shows its text next to its icon. */
  readonly isWordy?: boolean;
}

/** Toggles picture-in-picture; only if the browser supports it. */
export function PipButton({ isWordy = false }: GiftProps) {
  const messages = useMessages();
  const request = useRequest();
  const pip = usePlayer(state => (state.mode === 'audio' ? 'impossible' : state.pip));
  if (pip === 'impossible') return null;
  const label = pip === 'on' ? messages.exitPip : messages.pip;
  return (
    <IconButton part="pip" icon="pip" label={label} onPress={() => request({ type: 'toggle-pip' })}>
      {isWordy && <span>{label}</span>}
    </IconButton>
  );
}

/** Plays on another screen (AirPlay, Cast); only while one is available. */
export function ScreenButton({ isWordy = false }: GiftProps) {
  const messages = useMessages();
  const request = useRequest();
  const remote = usePlayer(state => state.remote);
  if (remote === 'none') return null;
  const label = remote === 'connected' ? messages.onScreen : messages.chooseScreen;
  return (
    <IconButton part="screen" icon="screen" label={label} onPress={() => request({ type: 'choose-screen' })}>
      {isWordy && <span>{label}</span>}
    </IconButton>
  );
}

/** Shows and hides the captions; only if the video has any. */
export function CaptionsButton({ isWordy = false }: GiftProps) {
  const messages = useMessages();
  const request = useRequest();
  const captions = usePlayer(state => state.captions);
  if (captions.tracks.length === 0) return null;
  return (
    <IconButton
      part="captions"
      icon="captions"
      label={messages.captions}
      pressed={captions.shown !== null}
      onPress={() => request({ type: 'toggle-captions' })}
    >
      {isWordy && <span>{messages.captions}</span>}
    </IconButton>
  );
}

/** The guest's own switch for the reaction overlay. */
export interface ReactionSwitch {
  readonly shown: boolean;
  readonly onChange: (shown: boolean) => void;
}

/** Turns the reaction overlay on and off. */
export function ReactionToggle({ shown, onChange }: ReactionSwitch) {
  const messages = useMessages();
  const archive = usePlayer(state => state.kind === 'archive');
  const name = archive ? messages.reactionsArchive : messages.reactionsLive;
  return (
    <IconButton part="reactions" icon={shown ? 'sparkles' : 'sparkles-off'} onPress={() => onChange(!shown)}>
      <span className={styles.text}>{`${name} ${shown ? messages.on : messages.off}`}</span>
    </IconButton>
  );
}
