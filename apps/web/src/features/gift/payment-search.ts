/**
 * The query parameters of the gateway's return to the payment page (docs/product/payment.md#returns-and-notices);
 * `orderId` and `callback` are ours, and `receipt`: the order whose receipt is open.
 */
export interface PaymentSearch {
  readonly payType?: string;
  readonly cardBrand?: string;
  readonly forward?: string;
  readonly status?: string;
  readonly orderId?: string;
  readonly callback?: string;
  readonly receipt?: string;
}

const NAMES = ['payType', 'cardBrand', 'forward', 'status', 'orderId', 'callback', 'receipt'] as const;

/** Reads the parameters from a URL; called by the page, so that other pages do not load this code. */
export function readPaymentSearch(search: Readonly<Record<string, unknown>>): PaymentSearch {
  const set = NAMES.flatMap(name => (typeof search[name] === 'string' ? [[name, search[name]] as const] : []));
  return Object.fromEntries(set);
}
