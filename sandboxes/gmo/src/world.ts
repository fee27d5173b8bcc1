import type { Store } from './store.ts';
import type { Trade } from './trade.ts';
import type { Pairs } from './wire/answer.ts';
import type { Fields } from './wire/fields.ts';

/** What a call works on. `baseUrl` is where the guest's browser reaches the sandbox. */
export interface World {
  readonly store: Store;
  readonly baseUrl: string;
  readonly nowMs: number;
}

/** A call ends with errors, or with an answer; `changed` is the trade a result notification is due for. */
export type Outcome = { readonly errors: readonly string[] } | { readonly pairs: Pairs; readonly changed?: Trade };

export type Call = (fields: Fields, world: World) => Outcome;
