import type { StaffRow } from '@kotohogi/contract/staff';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { nameOfRole } from '@kotohogi/domain/permission/giving';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import { toGrant } from '../../gate/store.ts';
import type { Entry } from './store.people.ts';

interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly signed_in_at: number | null;
}

const instantOrNull = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));

/** The role of an entry, in its area. Throws if it is not a role of its scope. */
export function grantOfEntry(entry: Pick<Entry, 'scope' | 'role' | 'company_id' | 'facility_id'>): StaffGrant {
  const grant = toGrant({ ...entry, wedding_id: null });
  if (grant.scope === 'wedding') throw new Error('a role in a wedding is not a role of staff');
  return grant;
}

/** A person with their roles, as lists and pages show them. */
export function toStaffRow(person: Person, entries: readonly Entry[], self: UserId): StaffRow {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    isSelf: person.id === self,
    signedInAt: instantOrNull(person.signed_in_at),
    roles: entries
      .filter(entry => entry.user_id === person.id)
      .map(entry => ({
        role: nameOfRole(grantOfEntry(entry)),
        areaId: entry.company_id ?? entry.facility_id,
        areaName: entry.area_name,
        since: instant(entry.since),
        invitedBy: entry.invited_by,
        invitedUntil: instantOrNull(entry.invited_until),
      })),
  };
}
