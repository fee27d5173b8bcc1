import type { Instant } from '@kotohogi/domain/kernel/instant';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { decideDate } from '@kotohogi/domain/wedding/decide';
import { decideHallUse } from '@kotohogi/domain/wedding/hall-use';
import { type FacilityScope, mint, type WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { OnWeddingCreated } from './index.listeners.ts';
import { findNearestInHall } from './store.hall.ts';
import { hasHall, insertWedding, type NewWedding } from './store.ts';

export interface CreatedWedding {
  readonly wedding: NewWedding;
  /** Whether the caller has write permission for wedding-minDate-update. */
  readonly mayBreakLeadTime: boolean;
  /** Whether staff have confirmed that another ceremony uses the hall. */
  readonly isHallUseConfirmed: boolean;
  /** In execution order. */
  readonly onCreated: readonly OnWeddingCreated[];
  readonly now: Instant;
}

/**
 * Stores a new wedding and what belongs to it in the caller's transaction; refused if the date, the hall or the key is
 * not valid (docs/product/wedding.md#creating).
 */
export async function createWedding(
  tx: Tx,
  scope: FacilityScope,
  { wedding, mayBreakLeadTime, isHallUseConfirmed, onCreated, now }: CreatedWedding,
): Promise<
  | WeddingScope
  | Refused<
      | 'wedding_date_too_soon'
      | 'wedding_date_moved_back'
      | 'wedding_hall_unknown'
      | 'wedding_hall_in_use'
      | 'wedding_key_taken'
    >
> {
  const date = decideDate({ startsAt: wedding.startsAt, mayBreakLeadTime }, now);
  if (date !== 'allowed') return date;
  if (!(await hasHall(tx, scope, wedding.hallId))) return refuse('wedding_hall_unknown', { field: 'hallId' });
  const nearest = await findNearestInHall(tx, scope, { hallId: wedding.hallId, startsAt: wedding.startsAt });
  const use = decideHallUse(wedding.startsAt, nearest, isHallUseConfirmed);
  if (use !== 'allowed') return use;
  const weddingId = await insertWedding(tx, scope, wedding, now);
  if (weddingId === undefined) return refuse('wedding_key_taken', { field: 'key' });
  for (const follow of onCreated) await follow(tx, { weddingId, email: wedding.email, now });
  const { companyId, facilityId } = scope;
  return mint.wedding({ companyId, facilityId, weddingId, weddingKey: wedding.key });
}
