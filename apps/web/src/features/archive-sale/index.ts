export { usePaymentSetting } from './api.ts';
export { ArchivePurchase } from './archive-purchase.tsx';
export { RecordingDays } from './recording-days.tsx';
