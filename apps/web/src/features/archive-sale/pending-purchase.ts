const keyOf = (weddingId: number) => `kotohogi-archive-purchase-${weddingId}`;

/** Remembers for this tab that a purchase was started; survives the redirect to the card issuer and back. */
export function rememberPurchase(weddingId: number): void {
  sessionStorage.setItem(keyOf(weddingId), 'started');
}

/** Whether a purchase started in this tab has not been confirmed to the user yet. */
export function isPurchasePending(weddingId: number): boolean {
  return sessionStorage.getItem(keyOf(weddingId)) !== null;
}

/** Call this once the success was shown, or if there will be none. */
export function forgetPurchase(weddingId: number): void {
  sessionStorage.removeItem(keyOf(weddingId));
}
