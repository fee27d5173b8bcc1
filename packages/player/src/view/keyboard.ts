import type { PlayerRequest } from '../store/request.ts';
import { SEEK_STEP_SEC, VOLUME_STEP } from '../timing.ts';

/** Whether a key leads to the next chapter, to the previous one, or nowhere. */
export function chapterStepOfKey(key: string): 'next' | 'previous' | null {
  if (key === 'n' || key === 'PageUp') return 'next';
  if (key === 'p' || key === 'PageDown') return 'previous';
  return null;
}

/** The request of a key while the player has the focus; null for keys the player does not handle. */
export function requestOfKey(key: string): PlayerRequest | null {
  switch (key) {
    case ' ':
    case 'k':
    case 'Enter':
      return { type: 'toggle-play' };
    case 'ArrowLeft':
      return { type: 'seek-by', deltaSec: -SEEK_STEP_SEC };
    case 'ArrowRight':
      return { type: 'seek-by', deltaSec: SEEK_STEP_SEC };
    case 'ArrowUp':
      return { type: 'change-volume', delta: VOLUME_STEP };
    case 'ArrowDown':
      return { type: 'change-volume', delta: -VOLUME_STEP };
    case 'm':
      return { type: 'toggle-mute' };
    case 'f':
      return { type: 'toggle-fullscreen' };
    case 'c':
      return { type: 'toggle-captions' };
    default:
      return null;
  }
}
