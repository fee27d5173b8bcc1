import type { PlayerMessages } from './messages.ts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The player in English. */
export const en: PlayerMessages = {
  playbackFailed: 'The video could not be played because of a problem.',
  scriptFailed: 'The viewing script could not be loaded.',
  notFound: 'The video you are looking for could not be found.',
  checkConnection: 'Please check your internet connection.',
  tryLater: 'Please try again after a while.',
  reload: 'Load again',
  slow: 'Loading is taking a while.',
  loading: 'Loading',
  muted: 'The sound is muted',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Turn the sound on',
  volume: 'Volume',
  seek: 'Position',
  enterFullscreen: 'Fullscreen',
  exitFullscreen: 'Leave fullscreen',
  atLiveEdge: 'You are watching live',
  atLiveEdgeShort: 'Live',
  toLiveEdge: 'Go to live',
  reactionsLive: 'Reactions',
  reactionsArchive: 'Reactions of the day',
  on: 'on',
  off: 'off',
  showReactionButtons: 'Show the reaction buttons',
  hideReactionButtons: 'Hide the reaction buttons',
  controls: 'Video controls',
  position: (current, duration) => `${current} of ${duration}`,
  spokenTime: (hours, minutes, seconds) =>
    [
      ...(hours > 0 ? [plural(hours, 'hour')] : []),
      ...(hours > 0 || minutes > 0 ? [plural(minutes, 'minute')] : []),
      plural(seconds, 'second'),
    ].join(' '),
  heatPeaks: count => `${plural(count, 'moment')} with many reactions`,
  debug: {
    title: 'Playback',
    streamStart: 'Stream start',
    playerTimestamp: 'Player timestamp',
    videoTime: 'Video time',
    latency: 'Latency',
  },
};
