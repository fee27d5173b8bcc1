import type { GuestActor, UserActor } from '../../gate/actor.ts';
import type { AuditActor } from './store.ts';

export { eraseInAudit } from './store.erasure.ts';
export { type AuditEntry, insertAudit } from './store.ts';

/** The audit actor for a user: who was signed in, or whose API key was used and which. */
export function byUser({ userId, name, apiKey }: UserActor): AuditActor {
  return { kind: 'user', id: userId, name, ...(apiKey === undefined ? {} : { apiKeyId: apiKey.id }) };
}

/** The audit actor for a guest. */
export function byGuest(guest: GuestActor): AuditActor {
  return { kind: 'attendant', id: guest.attendantId, name: guest.name };
}

/** The audit actor for the product itself: a job, the clock. */
export const bySystem: AuditActor = { kind: 'system', name: '' };
