import type { Store } from './store.ts';
import type { Trade } from './trade.ts';
import type { Pairs } from './wire/answer.ts';
import type { Fields } from './wire/fields.ts';

/** The context of a call. `baseUrl` is the address at which the guest's browser reaches the sandbox. */
export interface CallContext {
  readonly store: Store;
  readonly baseUrl: string;
  readonly nowMs: number;
}

/** A call results in errors or an answer; `changed` is the trade to send a result notification for. */
export type Outcome = { readonly errors: readonly string[] } | { readonly pairs: Pairs; readonly changed?: Trade };

export type Call = (fields: Fields, world: CallContext) => Outcome;
