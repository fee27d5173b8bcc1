import type { Endpoint, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { callWithKey, type Input } from './call.ts';
import { reactionTo } from './reaction.ts';

/** Remembers the key of an unanswered call when the page is reloaded. */
export interface KeyStore<I> {
  /** The key of an earlier call with the same input, as far as it may be stored. */
  readonly find: (input: I) => string | undefined;
  readonly keep: (input: I, key: string) => void;
  readonly erase: () => void;
}

/** After a timeout or an error of the server, the call may have had its effect. */
const isAnswer = (error: unknown) => error instanceof ApiError && reactionTo(error.status) !== 'retry';

type IdempotentRow = Endpoint & { readonly idempotent: true };

/** What `useCallOnce` returns, for one page. */
export function callerOf<R extends IdempotentRow>(row: R, store?: KeyStore<Input<R>>) {
  let unanswered: { readonly text: string; readonly key: string } | undefined;
  return async (input: Input<R>): Promise<OutputOf<R>> => {
    const text = JSON.stringify(input);
    if (unanswered?.text !== text) {
      // Only a page that waits for no answer looks into the store: another input is another call.
      const found = unanswered === undefined ? store?.find(input) : undefined;
      unanswered = { text, key: found ?? crypto.randomUUID() };
      store?.keep(input, unanswered.key);
    }
    const { key } = unanswered;
    const forget = () => {
      if (unanswered?.key !== key) return;
      unanswered = undefined;
      store?.erase();
    };
    try {
      const answer = await callWithKey(row, input, key);
      forget();
      return answer;
    } catch (error) {
      if (isAnswer(error)) forget();
      throw error;
    }
  };
}

/**
 * Calls an idempotent row. A retry with the same input after a missing answer has the same key, so that it has one
 * effect; after an answer, or with another input, the key is new.
 */
export function useCallOnce<R extends IdempotentRow>(row: R, store?: KeyStore<Input<R>>) {
  return useState(() => callerOf(row, store))[0];
}
