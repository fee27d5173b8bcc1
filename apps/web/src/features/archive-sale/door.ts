export { usePaymentSetting } from './api.ts';
export { ArchivePurchase } from './archive-purchase.tsx';
