export { GiftList } from './gift-list.tsx';
export { GiftSummaryPanel } from './gift-summary-panel.tsx';
