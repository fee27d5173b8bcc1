import { type FrameOpener, FrameRefusal, type FrameRequest } from './frame-player.ts';
import { loadPlayerScript, type VimeoPlayer } from './load-player-script.ts';

/** A field of what an event brings, where it is a number; null for anything else. */
function numberIn(data: unknown, name: 'seconds' | 'duration'): number | null {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Where a player stands and how long its film is; a live has no length. */
function placeOf(data: unknown) {
  const [seconds, duration] = [numberIn(data, 'seconds'), numberIn(data, 'duration')];
  return { ...(seconds !== null && { currentTimeSec: seconds }), durationSec: duration === 0 ? null : duration };
}

function listen(player: VimeoPlayer, { onTold, onSeeked }: FrameRequest): void {
  player.on('play', data => onTold({ ...placeOf(data), paused: false, ended: false }));
  player.on('playing', data => onTold({ ...placeOf(data), paused: false, ended: false }));
  player.on('pause', data => onTold({ ...placeOf(data), paused: true }));
  player.on('timeupdate', data => onTold(placeOf(data)));
  player.on('ended', data => onTold({ ...placeOf(data), paused: true, ended: true }));
  player.on('seeked', data => {
    onTold({ ...placeOf(data), ended: false });
    onSeeked(numberIn(data, 'seconds') ?? 0);
  });
  // What the event brings of it has changed over the years; the answer to the question has not.
  player.on('volumechange', () => {
    player.getMuted().then(
      muted => onTold({ muted }),
      // why: a player that is being taken away answers nothing more
      () => undefined,
    );
  });
}

/** The names of player.js for what it refuses (README, "ready"; types/errors.ts). */
const STATUS: Readonly<Record<string, number>> = { NotFoundError: 404, PrivacyError: 403, PasswordError: 403 };

function toRefusal(error: unknown): FrameRefusal {
  if (!(error instanceof Error)) return new FrameRefusal(String(error), 500);
  return new FrameRefusal(`${error.name}: ${error.message}`, STATUS[error.name] ?? 500);
}

/** Speaks with Vimeo's player in a frame, an event's or a film's, by its own script (player.js). */
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
      request.onTold({ muted });
    },
    seek: async timeSec => {
      await player.setCurrentTime(timeSec);
    },
  };
};
