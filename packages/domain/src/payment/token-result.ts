/** What a failed token request is about, so that a form can point to the right field. */
export type TokenFailure = 'card-number' | 'expiry' | 'security-code' | 'holder-name' | 'again' | 'busy' | 'merchant';

/** What to do after the gateway's token script has answered. */
export type TokenResult =
  | { readonly do: 'use' }
  | { readonly do: 'retry'; readonly afterMs: number }
  | { readonly do: 'refuse'; readonly failure: TokenFailure };

/** A busy token service (902) is retried three times, one second apart (docs/product/payment.md#cards). */
export const TOKEN_RETRIES = 3;
export const TOKEN_RETRY_AFTER_MS = 1_000;

function failureOf(resultCode: string): TokenFailure {
  if (/^10[0-2]$/.test(resultCode)) return 'card-number';
  if (/^11[0-3]$/.test(resultCode)) return 'expiry';
  if (/^12[12]$/.test(resultCode)) return 'security-code';
  if (/^13[12]$/.test(resultCode)) return 'holder-name';
  if (resultCode === '553') return 'again';
  if (resultCode === '901' || resultCode === '902') return 'busy';
  return 'merchant';
}

/**
 * Evaluates the `resultCode` of a token request. `retriesDone` counts the retries so far; success without a token
 * object is an error (docs/product/payment.md#cards).
 */
export function afterToken(answer: { resultCode: string; hasToken: boolean }, retriesDone: number): TokenResult {
  if (answer.resultCode === '000') return answer.hasToken ? { do: 'use' } : { do: 'refuse', failure: 'again' };
  if (answer.resultCode === '902' && retriesDone < TOKEN_RETRIES) return { do: 'retry', afterMs: TOKEN_RETRY_AFTER_MS };
  return { do: 'refuse', failure: failureOf(answer.resultCode) };
}
