import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Grant } from '@kotohogi/domain/permission/grants';

/** The API key a program uses; `permissions` restricts it, null = not restricted. */
export interface UsedApiKey {
  readonly id: number;
  readonly permissions: ReadonlySet<string> | null;
}

/** A signed-in user: staff, platform or host; or a program that acts for one. */
export interface UserActor {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
  /** Only if a key was sent instead of a session. */
  readonly apiKey?: UsedApiKey;
}

/** A signed-in guest of one wedding. */
export interface GuestActor {
  readonly attendantId: AttendantId;
  readonly weddingId: WeddingId;
  readonly name: string;
}

/**
 * The caller: both may be present at once, in separate cookies (docs/product/session.md#cookies). A key belongs to a
 * user, never to a guest.
 */
export interface Caller {
  readonly user: UserActor | undefined;
  readonly guest: GuestActor | undefined;
}

/** Who acts, as the audit stores it: a user, a guest, the product itself, or an external machine. */
export type Actor =
  | { readonly kind: 'user'; readonly id: UserId; readonly name: string; readonly apiKeyId?: number }
  | { readonly kind: 'attendant'; readonly id: AttendantId; readonly name: string }
  | { readonly kind: 'system' | 'machine'; readonly name: string };

/** A user as an actor: who was signed in, or whose API key was used and which. */
export function byUser({ userId, name, apiKey }: Pick<UserActor, 'userId' | 'name' | 'apiKey'>): Actor {
  return { kind: 'user', id: userId, name, ...(apiKey === undefined ? {} : { apiKeyId: apiKey.id }) };
}

/** A guest as an actor. */
export function byGuest({ attendantId, name }: Pick<GuestActor, 'attendantId' | 'name'>): Actor {
  return { kind: 'attendant', id: attendantId, name };
}

/** The product itself: a job, the clock, or a call that anyone may make. */
export const bySystem: Actor = { kind: 'system', name: '' };
