import { DOWNLOAD_PERIOD_MS } from '../archive-sale/decide.ts';
import { after, DAY_MS, type Instant } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { UNDELETABLE_SLOT_STATES } from '../live/sets.ts';
import type { SlotState } from '../live/types.ts';
import type { WeddingStatus } from './types.ts';

/** A deleted wedding can be restored for 30 days; then it is erased (docs/product/wedding-deletion.md#deleting). */
export const RESTORE_DAYS = 30;

/** The facts that decide whether a wedding may be deleted. */
export interface DeletionFacts {
  readonly status: WeddingStatus;
  /** Undefined if the wedding has no slot. */
  readonly slot: SlotState | undefined;
  /** A payment has started and may still take money. */
  readonly hasOpenPayment: boolean;
  /** Gift money was taken and has not reached the couple yet. */
  readonly hasUnsettledGift: boolean;
  /** When the recording was last sold; undefined if never. */
  readonly lastSaleAt: Instant | undefined;
}

export type DeletionRefusal =
  | 'wedding_delete_erased'
  | 'wedding_delete_live'
  | 'wedding_delete_paying'
  | 'wedding_delete_money'
  | 'wedding_delete_sold';

/** Whether a wedding may be deleted now. */
export function decideDeletion(
  { status, slot, hasOpenPayment, hasUnsettledGift, lastSaleAt }: DeletionFacts,
  now: Instant,
): 'allowed' | Refused<DeletionRefusal> {
  if (status === 'cleaned') return refuse('wedding_delete_erased');
  if (slot !== undefined && UNDELETABLE_SLOT_STATES.includes(slot)) return refuse('wedding_delete_live');
  if (hasOpenPayment) return refuse('wedding_delete_paying');
  if (hasUnsettledGift) return refuse('wedding_delete_money');
  if (lastSaleAt !== undefined && now < after(lastSaleAt, DOWNLOAD_PERIOD_MS)) return refuse('wedding_delete_sold');
  return 'allowed';
}

/** The moment from which a deleted wedding cannot be restored. */
export const restorableUntil = (deletedAt: Instant): Instant => after(deletedAt, RESTORE_DAYS * DAY_MS);

/** Whether a deleted wedding can still be restored. */
export function decideRestore(deletedAt: Instant, now: Instant): 'allowed' | Refused<'wedding_restore_over'> {
  return now < restorableUntil(deletedAt) ? 'allowed' : refuse('wedding_restore_over');
}
