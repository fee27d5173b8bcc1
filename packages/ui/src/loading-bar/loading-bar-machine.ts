/** A navigation shorter than this shows nothing (docs/product/kit.md#timings). */
export const THROTTLE_MS = 200;
/** Interval between two steps (docs/product/kit.md#timings). */
export const STEP_MS = 100;
/** Expected duration of a navigation (docs/product/kit.md#timings). */
export const NOMINAL_MS = 5000;
/** How long the bar stays after the end (docs/product/kit.md#timings). */
export const HIDE_MS = 500;
/** What a milestone adds: 30 if two are expected, 45 for a single one (docs/product/kit.md#timings). */
export type MilestonePercent = 30 | 45;

const STEP_PERCENT = (100 * STEP_MS) / NOMINAL_MS;
/** Maximum while waiting: only the end fills the bar. */
const ALMOST = 95;

/** The state of the bar. `percent` is 0 to 100. */
export type LoadingBarState =
  | { readonly kind: 'idle' }
  /** Started, but too recently to be shown. */
  | { readonly kind: 'waiting'; readonly percent: number }
  | { readonly kind: 'running'; readonly percent: number }
  /** Full, for a moment. */
  | { readonly kind: 'ended'; readonly outcome: 'finished' | 'failed' };

export type LoadingBarEvent =
  | { readonly type: 'started' | 'throttlePassed' | 'stepped' | 'finished' | 'failed' | 'hidden' }
  | { readonly type: 'advanced'; readonly by: MilestonePercent };

export const IDLE: LoadingBarState = { kind: 'idle' };

/** The state after an event; events that do not apply are ignored. */
export function nextLoadingBar(state: LoadingBarState, event: LoadingBarEvent): LoadingBarState {
  switch (event.type) {
    case 'started':
      return { kind: 'waiting', percent: 0 };
    case 'throttlePassed':
      return state.kind === 'waiting' ? { kind: 'running', percent: state.percent } : state;
    case 'stepped':
      return state.kind === 'running' ? grown(state, STEP_PERCENT) : state;
    case 'advanced':
      return state.kind === 'running' || state.kind === 'waiting' ? grown(state, event.by) : state;
    case 'finished':
    case 'failed':
      if (state.kind === 'running') return { kind: 'ended', outcome: event.type };
      return state.kind === 'waiting' ? IDLE : state;
    case 'hidden':
      return state.kind === 'ended' ? IDLE : state;
  }
}

function grown<S extends { readonly percent: number }>(state: S, by: number): S {
  return { ...state, percent: Math.min(ALMOST, state.percent + by) };
}

/** The fill of the bar, 0 to 100. */
export function percentOf(state: LoadingBarState): number {
  switch (state.kind) {
    case 'idle':
      return 0;
    case 'waiting':
    case 'running':
      return state.percent;
    case 'ended':
      return 100;
  }
}
