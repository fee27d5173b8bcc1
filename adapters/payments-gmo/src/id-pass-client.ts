import type { Exchange, UnknownReason } from '@kotohogi/domain/payment/answer';
import type { FormFields } from '@kotohogi/ports/payment-gateway';
import { encodeForm, parseIdPass } from './id-pass-text.ts';
import { maskAnswer, maskFields } from './mask.ts';

/** The fields of an answer, or the reason why the result of the call is unknown. */
export type Reply =
  | { readonly fields: FormFields; readonly exchange: Exchange }
  | { readonly unknown: UnknownReason; readonly exchange: Exchange };

/** Sends one call of the protocol. */
export type IdPassClient = (call: string, request: FormFields) => Promise<Reply>;

function decodeBody(bytes: ArrayBuffer, contentType: string | null): string {
  const charset = /charset=([\w-]+)/i.exec(contentType ?? '')?.[1] ?? 'windows-31j';
  // With an unknown charset the keys and the values that are read are still ASCII.
  const known = /^(utf-8|us-ascii|euc-jp|shift_jis|windows-31j)$/i.test(charset) ? charset : 'windows-31j';
  return new TextDecoder(known).decode(bytes);
}

function reasonOf(error: unknown): UnknownReason {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection';
}

/** Creates a client for one host, for example `https://pt01.mul-pay.jp`. */
export function createIdPassClient(apiUrl: string, timeoutMs: number): IdPassClient {
  return async (call, request) => {
    const body = encodeForm(request);
    const startedAt = performance.now();
    const exchange = (response?: string): Exchange => ({
      call,
      request: maskFields(request),
      ...(response !== undefined && { response }),
      durationMs: Math.round(performance.now() - startedAt),
    });
    try {
      const response = await fetch(`${apiUrl}/payment/${call}.idPass`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const fields = parseIdPass(decodeBody(await response.arrayBuffer(), response.headers.get('content-type')));
      if (response.status >= 500) return { unknown: 'http-status', exchange: exchange(`HTTP ${response.status}`) };
      if (Object.keys(fields).length > 0) return { fields, exchange: exchange(maskAnswer(fields)) };
      return { unknown: response.ok ? 'unreadable' : 'http-status', exchange: exchange(`HTTP ${response.status}`) };
    } catch (error) {
      // Does not throw: it is unknown whether the gateway processed the request, and that is a result.
      return { unknown: reasonOf(error), exchange: exchange() };
    }
  };
}
