import { type FrameOpener, FrameRefusal, type FrameRequest } from './frame-player.ts';
import { loadPlayerScript, type VimeoPlayer } from './load-player-script.ts';

/** A numeric field of an event's data; null for anything else. */
function numberIn(data: unknown, name: 'seconds' | 'duration'): number | null {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The position of a player and the length of its video; a live has no length. */
function placeOf(data: unknown) {
  const [seconds, duration] = [numberIn(data, 'seconds'), numberIn(data, 'duration')];
  return { ...(seconds !== null && { currentTimeSec: seconds }), durationSec: duration === 0 ? null : duration };
}

function listen(player: VimeoPlayer, { onReport, onSeeked }: FrameRequest): void {
  player.on('play', data => onReport({ ...placeOf(data), paused: false, ended: false }));
  player.on('playing', data => onReport({ ...placeOf(data), paused: false, ended: false }));
  player.on('pause', data => onReport({ ...placeOf(data), paused: true }));
  player.on('timeupdate', data => onReport(placeOf(data)));
  player.on('ended', data => onReport({ ...placeOf(data), paused: true, ended: true }));
  player.on('seeked', data => {
    onReport({ ...placeOf(data), ended: false });
    onSeeked(numberIn(data, 'seconds') ?? 0);
  });
  // The event's data has changed over the years, so the player is queried instead.
  player.on('volumechange', () => {
    player.getMuted().then(
      muted => onReport({ muted }),
      // why: a player that is being removed no longer answers
      () => undefined,
    );
  });
}

/** The names of player.js for its errors (README, "ready"; types/errors.ts). */
const STATUS: Readonly<Record<string, number>> = { NotFoundError: 404, PrivacyError: 403, PasswordError: 403 };

function toRefusal(error: unknown): FrameRefusal {
  if (!(error instanceof Error)) return new FrameRefusal(String(error), 500);
  return new FrameRefusal(`${error.name}: ${error.message}`, STATUS[error.name] ?? 500);
}

/** Communicates with Vimeo's player in a frame, for an event or a video, through its own script (player.js). */
export const openFrame: FrameOpener = async request => {
  const Maker = await loadPlayerScript(request.scriptUrl, request.onScript);
  const player = new Maker(request.frame);
  try {
    await player.ready();
  } catch (error) {
    throw toRefusal(error);
  }
  listen(player, request);
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    setMuted: async muted => {
      await player.setMuted(muted);
      request.onReport({ muted });
    },
    seek: async timeSec => {
      await player.setCurrentTime(timeSec);
    },
  };
};
