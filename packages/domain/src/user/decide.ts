import { DAY_MS } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/** A user who holds a role in a wedding or a back office. */
export interface RoleHolder {
  readonly userId: number;
  /** Has set up the account and can sign in. */
  readonly canSignIn: boolean;
}

/** Open invitations a wedding may have at once: a couple, their parents, a planner. */
export const MAX_OPEN_INVITES = 10;

/**
 * Whether a user's role in a wedding may be removed. At least one holder who can sign in must remain or, if none has
 * set up an account yet, at least one holder (docs/product/user.md#removing-a-host).
 */
export function decideRemoval(
  holders: readonly RoleHolder[],
  userId: number,
): 'allowed' | Refused<'user_last_organizer' | 'user_unknown'> {
  const leaving = holders.find(one => one.userId === userId);
  if (leaving === undefined) return refuse('user_unknown');
  const staying = holders.filter(one => one.userId !== userId);
  const isEnough = leaving.canSignIn ? staying.some(one => one.canSignIn) : staying.length > 0;
  return isEnough ? 'allowed' : refuse('user_last_organizer');
}

/**
 * Whether a user may stop being an administrator of an area. Another one who can sign in must remain, because only
 * administrators invite (docs/product/user.md#the-last-administrator).
 */
export function decideLeaving(
  administrators: readonly RoleHolder[],
  userId: number,
): 'allowed' | Refused<'staff_last_administrator'> {
  const leaving = administrators.find(one => one.userId === userId);
  if (leaving?.canSignIn !== true) return 'allowed';
  const isEnough = administrators.some(one => one.userId !== userId && one.canSignIn);
  return isEnough ? 'allowed' : refuse('staff_last_administrator');
}

/** How long a deleted account keeps its name, address and password; an invitation in that time restores it. */
export const ACCOUNT_KEPT_MS = 30 * DAY_MS;
