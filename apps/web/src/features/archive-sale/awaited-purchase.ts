const keyOf = (weddingId: number) => `kotohogi-archive-purchase-${weddingId}`;

/** Notes for this tab that a purchase has begun; the note outlives the way to the card's issuer and back. */
export function awaitPurchase(weddingId: number): void {
  sessionStorage.setItem(keyOf(weddingId), 'begun');
}

/** Whether a purchase begun in this tab has not been told of yet. */
export function isPurchaseAwaited(weddingId: number): boolean {
  return sessionStorage.getItem(keyOf(weddingId)) !== null;
}

/** Its success was read, or there is none to come. */
export function forgetPurchase(weddingId: number): void {
  sessionStorage.removeItem(keyOf(weddingId));
}
