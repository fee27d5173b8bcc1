export { LoadingBar } from './loading-bar.tsx';
export type { LoadingBarState, MilestonePercent } from './loading-bar-machine.ts';
export { type LoadingBarControls, useLoadingBar } from './use-loading-bar.ts';
