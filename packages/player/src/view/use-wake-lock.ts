import { useEffect } from 'react';
import { usePlayer } from './context.ts';

/** Keeps the screen on until the result is called; asks again when the page comes back into sight, for then the lock is lost. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isDone = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isDone) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isDone) await lock.release();
    } catch {
      // why: refused to save the battery, or by a policy; the ceremony plays on as the device sees fit
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

/** Nobody touches a phone during the vows: the screen stays on for as long as something plays. */
export function useWakeLock(): void {
  const playing = usePlayer(state => state.hasFrame && !state.paused && state.error === null);
  useEffect(() => {
    if (!playing || !('wakeLock' in navigator)) return;
    return keepAwake();
  }, [playing]);
}
