export { useGuestLookUp } from './api.ts';
export { JobsBoard } from './jobs/jobs-board.tsx';
export { LiveDetail } from './lives/live-detail.tsx';
export { LiveList } from './lives/live-list.tsx';
export { Overview } from './overview/overview.tsx';
