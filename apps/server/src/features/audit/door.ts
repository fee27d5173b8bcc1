import type { GuestActor, UserActor } from '../../gate/actor.ts';
import type { AuditActor } from './store.ts';

export { type AuditEntry, insertAudit } from './store.ts';

/** The audit's word for a signed-in user. */
export function byUser(user: UserActor): AuditActor {
  return { kind: 'user', id: user.userId, name: user.name };
}

/** The audit's word for a guest. */
export function byGuest(guest: GuestActor): AuditActor {
  return { kind: 'attendant', id: guest.attendantId, name: guest.name };
}

/** The product acting by itself: a job, the clock. */
export const bySystem: AuditActor = { kind: 'system', name: '' };
