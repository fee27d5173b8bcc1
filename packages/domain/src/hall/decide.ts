import { type Refused, refuse } from '../kernel/refusal.ts';

/** Whether a hall may be deleted; `upcoming`: the ceremonies that still need it (docs/product/hall.md#deleting). */
export function decideRemoval({ upcoming }: { readonly upcoming: number }): 'allowed' | Refused<'hall_in_use'> {
  return upcoming === 0 ? 'allowed' : refuse('hall_in_use', { n: upcoming });
}
