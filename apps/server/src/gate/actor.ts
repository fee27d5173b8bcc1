import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Grant } from '@kotohogi/domain/permission/grants';

/** A signed-in user: staff, platform or host. */
export interface UserActor {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
}

/** A signed-in guest of one wedding. */
export interface GuestActor {
  readonly attendantId: AttendantId;
  readonly weddingId: WeddingId;
  readonly name: string;
}

/** Who is calling: both may be present at once, in separate cookies (decision 48). */
export interface Caller {
  readonly user: UserActor | undefined;
  readonly guest: GuestActor | undefined;
}
