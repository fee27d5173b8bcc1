/** Digits and letters that are not confused with each other when they are read aloud or typed. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many random bytes a number is made of. */
export const RECEIPT_NUMBER_BYTES = 12;

/**
 * The number of a receipt, `7K3Q-9XMB-42TD`: random, so that it reveals neither how many receipts there are nor another
 * number (docs/product/receipt.md#number).
 */
export function receiptNumber(bytes: Uint8Array): string {
  if (bytes.length !== RECEIPT_NUMBER_BYTES) {
    throw new Error(`a receipt number is made of ${RECEIPT_NUMBER_BYTES} bytes, not ${bytes.length}`);
  }
  const signs = [...bytes].map(byte => SIGNS[byte % SIGNS.length]).join('');
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
}
