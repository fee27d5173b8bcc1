/** What the gateway's return tells the payment page (product text §3); `orderId` and `callback` are ours. */
export interface PaymentSearch {
  readonly payType?: string;
  readonly cardBrand?: string;
  readonly forward?: string;
  readonly status?: string;
  readonly orderId?: string;
  readonly callback?: string;
}

const NAMES = ['payType', 'cardBrand', 'forward', 'status', 'orderId', 'callback'] as const;

/** Reads it out of an address; for the route's `validateSearch`. */
export function readPaymentSearch(search: Readonly<Record<string, unknown>>): PaymentSearch {
  const set = NAMES.flatMap(name => (typeof search[name] === 'string' ? [[name, search[name]] as const] : []));
  return Object.fromEntries(set);
}
