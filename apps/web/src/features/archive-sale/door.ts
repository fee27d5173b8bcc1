export { usePaymentSetting } from './api.ts';
export { ArchivePurchase } from './archive-purchase.tsx';
export { archiveSaleText } from './texts.ts';
