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
