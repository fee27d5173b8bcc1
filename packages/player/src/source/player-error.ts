import type { PlayerMessages } from '../messages.ts';
import type { PlayerFault } from './source-state.ts';

/** An error as the page shows and logs it (docs/product/player.md#errors). Every error can be retried. */
export interface PlayerError {
  readonly status: number;
  readonly message: string;
  readonly userMessage: string;
  readonly retryable: true;
}

/**
 * Adds the messages to a fault; a plain string is a failed playback with status 500 (docs/product/player.md#errors).
 */
export function toPlayerError(fault: PlayerFault | string, messages: PlayerMessages): PlayerError {
  if (typeof fault === 'string') {
    return { status: 500, message: fault, userMessage: messages.playbackFailed, retryable: true };
  }
  const { cause, message, responseCode } = fault;
  if (cause === 'script') return { status: 500, message, userMessage: messages.scriptFailed, retryable: true };
  if (responseCode === 404) return { status: 404, message, userMessage: messages.notFound, retryable: true };
  return { status: responseCode || 500, message, userMessage: messages.playbackFailed, retryable: true };
}
