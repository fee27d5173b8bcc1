import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cancel } from '../store/clock.ts';
import { CONTROLS_HIDE_MS, CONTROLS_LEAVE_MS } from '../timing.ts';
import { useClock } from './context.ts';

/** Whether the controls are visible, and callbacks for the viewer's activity. */
export interface ControlsShown {
  readonly shown: boolean;
  /** The viewer moves, touches or types. */
  readonly stir: () => void;
  /** The pointer leaves the player. */
  readonly leave: () => void;
}

/**
 * Shows the controls for a while after each movement, and for as long as `held` is true (paused, in trouble, in use by
 * keyboard).
 */
export function useControlsShown(held: boolean): ControlsShown {
  const clock = useClock();
  const [awake, setAwake] = useState(true);
  const cancel = useRef<Cancel>(() => undefined);
  const hideAfter = useCallback(
    (delayMs: number) => {
      cancel.current();
      cancel.current = clock.after(delayMs, () => setAwake(false));
    },
    [clock],
  );
  const stir = useCallback(() => {
    setAwake(true);
    hideAfter(CONTROLS_HIDE_MS);
  }, [hideAfter]);
  const leave = useCallback(() => hideAfter(CONTROLS_LEAVE_MS), [hideAfter]);
  useEffect(() => {
    if (!held) stir();
    return () => cancel.current();
  }, [held, stir]);
  return { shown: held || awake, stir, leave };
}
