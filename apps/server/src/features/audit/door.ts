import type { GuestActor, UserActor } from '../../gate/actor.ts';
import type { AuditActor } from './store.ts';

export { eraseInAudit } from './store.erasure.ts';
export { type AuditEntry, insertAudit } from './store.ts';

/** The audit's word for a user: who was signed in, or whose key it was and which. */
export function byUser({ userId, name, apiKey }: UserActor): AuditActor {
  return { kind: 'user', id: userId, name, ...(apiKey === undefined ? {} : { apiKeyId: apiKey.id }) };
}

/** The audit's word for a guest. */
export function byGuest(guest: GuestActor): AuditActor {
  return { kind: 'attendant', id: guest.attendantId, name: guest.name };
}

/** The product acting by itself: a job, the clock. */
export const bySystem: AuditActor = { kind: 'system', name: '' };
