import { useEffect, useMemo, useReducer } from 'react';
import {
  HIDE_MS,
  IDLE,
  type LoadingBarState,
  type MilestonePercent,
  nextLoadingBar,
  STEP_MS,
  THROTTLE_MS,
} from './loading-bar-machine.ts';

/** The calls a router makes on the bar. */
export interface LoadingBarControls {
  readonly start: () => void;
  /** A part of the work is done: 30 if two parts are expected, 45 for one. */
  readonly advance: (by: MilestonePercent) => void;
  readonly finish: () => void;
  readonly fail: () => void;
}

/** The bar's state, with its timers, and the controls; the controls are stable. */
export function useLoadingBar(): readonly [LoadingBarState, LoadingBarControls] {
  const [state, send] = useReducer(nextLoadingBar, IDLE);
  useEffect(() => {
    switch (state.kind) {
      case 'idle':
        return;
      case 'waiting': {
        const timer = setTimeout(() => send({ type: 'throttlePassed' }), THROTTLE_MS);
        return () => clearTimeout(timer);
      }
      case 'running': {
        const timer = setInterval(() => send({ type: 'stepped' }), STEP_MS);
        return () => clearInterval(timer);
      }
      case 'ended': {
        const timer = setTimeout(() => send({ type: 'hidden' }), HIDE_MS);
        return () => clearTimeout(timer);
      }
    }
  }, [state.kind]);
  const controls = useMemo<LoadingBarControls>(
    () => ({
      start: () => send({ type: 'started' }),
      advance: by => send({ type: 'advanced', by }),
      finish: () => send({ type: 'finished' }),
      fail: () => send({ type: 'failed' }),
    }),
    [],
  );
  return [state, controls];
}
