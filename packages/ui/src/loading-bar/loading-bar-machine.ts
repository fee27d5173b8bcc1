/** A navigation shorter than this shows nothing (product §9). */
export const THROTTLE_MS = 200;
/** Between two steps (product §9). */
export const STEP_MS = 100;
/** A navigation is expected to take this long (product §9). */
export const NOMINAL_MS = 5000;
/** The bar stays this long after the end (product §9). */
export const HIDE_MS = 500;
/** What a milestone adds: 30 while two of them are to come, 45 for a single one (product §9). */
export type MilestonePercent = 30 | 45;

const STEP_PERCENT = (100 * STEP_MS) / NOMINAL_MS;
/** The end belongs to the end: waiting alone never fills the bar. */
const ALMOST = 95;

/** Where the bar stands. `percent` is 0 to 100. */
export type LoadingBarState =
  | { readonly kind: 'idle' }
  /** Begun, but not long enough ago to be shown. */
  | { readonly kind: 'waiting'; readonly percent: number }
  | { readonly kind: 'running'; readonly percent: number }
  /** Full, for a moment. */
  | { readonly kind: 'ended'; readonly outcome: 'finished' | 'failed' };

/** What may happen to it. */
export type LoadingBarEvent =
  | { readonly type: 'started' | 'throttlePassed' | 'stepped' | 'finished' | 'failed' | 'hidden' }
  | { readonly type: 'advanced'; readonly by: MilestonePercent };

export const IDLE: LoadingBarState = { kind: 'idle' };

/** The state after an event; events that make no sense change nothing. */
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

/** How full the bar is drawn, 0 to 100. */
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
