import { lazy } from 'react';

/** The receipt of a payment; its code and texts load when it is opened. */
export const ReceiptPage = lazy(async () => {
  const [{ loadReceiptTexts }, { ReceiptView }] = await Promise.all([
    import('./texts.ts'),
    import('./receipt-view.tsx'),
  ]);
  await loadReceiptTexts();
  return { default: ReceiptView };
});
