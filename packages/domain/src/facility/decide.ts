import { type Refused, refuse } from '../kernel/refusal.ts';

/** What keeps a facility from being deleted. */
export interface FacilityUse {
  readonly activeSlots: number;
  /** Weddings that are not canceled, and are or will be open to guests. */
  readonly weddingsAhead: number;
  /** Weddings with gift money that has not been transferred to the couple. */
  readonly openGifts: number;
}

/** Whether a facility may be deleted (docs/product/facility.md#deleting). */
export function decideFacilityRemoval({
  activeSlots,
  weddingsAhead,
  openGifts,
}: FacilityUse): 'allowed' | Refused<'facility_stream_active' | 'facility_weddings_ahead' | 'facility_gifts_open'> {
  if (activeSlots > 0) return refuse('facility_stream_active');
  if (weddingsAhead > 0) return refuse('facility_weddings_ahead', { count: weddingsAhead });
  return openGifts > 0 ? refuse('facility_gifts_open') : 'allowed';
}

/** A change of a facility, and the permissions of the caller. */
export interface FacilityChange {
  /** The names of the changed fields. */
  readonly fields: readonly string[];
  /** The caller has write permission for facility. */
  readonly mayWrite: boolean;
  /** The caller has write permission for throwMoneyEnabled. */
  readonly maySwitchGifts: boolean;
}

/** Whether the caller may change these fields: gift money has a separate permission (docs/product/facility.md#fields). */
export function decideFacilityChange({
  fields,
  mayWrite,
  maySwitchGifts,
}: FacilityChange): 'allowed' | Refused<'facility_gifts_forbidden' | 'facility_only_gifts'> {
  if (fields.includes('throwMoneyEnabled') && !maySwitchGifts) {
    return refuse('facility_gifts_forbidden', { field: 'throwMoneyEnabled' });
  }
  const other = fields.find(name => name !== 'throwMoneyEnabled');
  return other === undefined || mayWrite ? 'allowed' : refuse('facility_only_gifts', { field: other });
}
