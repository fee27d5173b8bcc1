export { GiftAction, GiftFlow, useGiftOffer } from './gift-action.tsx';
export { GiftArrived } from './gift-arrived.tsx';
export { GiftList } from './gift-list.tsx';
export { GiftSummaryPanel } from './gift-summary-panel.tsx';
export { PaymentPage } from './payment-page.tsx';
export { readPaymentSearch } from './payment-search.ts';
