import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';

/** Languages of the player. */
export type Locale = 'ja' | 'en';

/** All texts of the player. */
export interface PlayerMessages {
  readonly playbackFailed: string;
  readonly scriptFailed: string;
  readonly notFound: string;
  readonly checkConnection: string;
  readonly tryLater: string;
  readonly reload: string;
  readonly slow: string;
  readonly loading: string;
  readonly muted: string;
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly seek: string;
  readonly enterFullscreen: string;
  readonly exitFullscreen: string;
  readonly atLiveEdge: string;
  readonly atLiveEdgeShort: string;
  readonly toLiveEdge: string;
  readonly reactionsLive: string;
  readonly reactionsArchive: string;
  readonly on: string;
  readonly off: string;
  readonly showReactionButtons: string;
  readonly hideReactionButtons: string;
  readonly controls: string;
  /** Spoken position, for example "15 minutes 42 seconds of 34 minutes 10 seconds". */
  readonly position: (current: string, duration: string) => string;
  /** A duration in spoken form. */
  readonly spokenTime: (hours: number, minutes: number, seconds: number) => string;
  readonly heatPeaks: (count: number) => string;
  /** The button that opens the receive modes, and their group. */
  readonly receiving: string;
  readonly receive: { readonly auto: string; readonly low: string; readonly audio: string };
  /** The data volume of a receive mode. */
  readonly perHour: (megabytes: number) => string;
  /** The name of the menu if it has no such choice. */
  readonly more: string;
  readonly listening: string;
  readonly backToPicture: string;
  readonly audioOffer: string;
  readonly takeAudio: string;
  readonly declineAudio: string;
  readonly pip: string;
  readonly exitPip: string;
  readonly chooseScreen: string;
  readonly onScreen: string;
  readonly captions: string;
  readonly noCaptions: string;
  readonly debug: {
    readonly title: string;
    readonly streamStart: string;
    readonly playerTimestamp: string;
    readonly videoTime: string;
    readonly latency: string;
  };
}

export function playerMessages(locale: Locale): PlayerMessages {
  return locale === 'ja' ? ja : en;
}
