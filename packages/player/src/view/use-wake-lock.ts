import { useEffect } from 'react';
import { usePlayer } from './context.ts';

/**
 * Keeps the screen on until the result is called; requests the lock again when the page becomes visible, because hiding
 * it loses the lock.
 */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isDone = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isDone) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isDone) await lock.release();
    } catch {
      // why: refused to save the battery, or by a policy; the ceremony continues, and the device may turn its screen
      // off
    }
  };
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isDone = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}

/** Viewers do not touch their phone during the vows, so the screen stays on for as long as something plays. */
export function useWakeLock(): void {
  const playing = usePlayer(state => state.hasFrame && !state.paused && state.error === null);
  useEffect(() => {
    if (!playing || !('wakeLock' in navigator)) return;
    return keepAwake();
  }, [playing]);
}
