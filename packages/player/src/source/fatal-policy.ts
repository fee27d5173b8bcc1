import type { PlayerFault } from './source-state.ts';

/** A fatal stream error as hls.js reports it. */
export interface FatalError {
  readonly type: string;
  readonly details: string;
  readonly responseCode: number | null;
  readonly message: string;
}

/** The reaction to it. `reload` passes the address to hls.js again, if restarting alone would change nothing. */
export type FatalAction =
  | { readonly do: 'start-load' | 'reload'; readonly afterMs: number }
  | { readonly do: 'recover-media' }
  | { readonly do: 'fail'; readonly fault: PlayerFault };

/** The times of the latest fatal errors, on the player's clock, oldest first. */
export type FatalHistory = readonly number[];

const FORGET_MS = 20_000;
const MAX_MEDIA_RECOVERIES = 3;
const BACKOFF_MS = [0, 500, 1_000, 2_000];
const LONGEST_BACKOFF_MS = 3_000;

/** Errors in the content of a playlist; repeating the request would fail on the same state. */
const NEEDS_RELOAD = new Set([
  'manifestLoadError',
  'manifestLoadTimeOut',
  'manifestParsingError',
  'levelEmptyError',
  'levelParsingError',
]);

/** The fatal errors that still count. */
export function recentFatals(history: FatalHistory, nowMs: number): FatalHistory {
  return history.filter(atMs => nowMs - atMs < FORGET_MS);
}

function fail({ message, responseCode }: FatalError): FatalAction {
  return { do: 'fail', fault: { cause: 'stream', responseCode, message } };
}

/**
 * A network error restarts loading, a media error attempts recovery, any other becomes a player error. Repeated restarts
 * wait longer; recoveries that do not help end in an error; a missing video (404) is an error at once
 * (docs/product/player.md#errors).
 */
export function decideFatal(error: FatalError, recent: FatalHistory): FatalAction {
  switch (error.type) {
    case 'networkError': {
      if (error.details === 'manifestLoadError' && error.responseCode === 404) return fail(error);
      const afterMs = BACKOFF_MS[recent.length] ?? LONGEST_BACKOFF_MS;
      return { do: NEEDS_RELOAD.has(error.details) ? 'reload' : 'start-load', afterMs };
    }
    case 'mediaError':
      return recent.length < MAX_MEDIA_RECOVERIES ? { do: 'recover-media' } : fail(error);
    default:
      return fail(error);
  }
}

/** Whether a request with this status is worth repeating: the server restarts, or a token is being renewed. */
export function isTransient(responseCode: number | undefined): boolean {
  if (responseCode === undefined) return false;
  return responseCode === 0 || responseCode >= 500 || [401, 403, 408, 425, 429].includes(responseCode);
}
