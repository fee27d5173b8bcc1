import { type Refused, refuse } from '../kernel/refusal.ts';
import { MAX_NOTICES, type NoticeMethod } from './types.ts';

interface Wish {
  /** The requested channels. */
  readonly methods: readonly NoticeMethod[];
  /** The channels the caller may use. */
  readonly allowed: readonly NoticeMethod[];
}

const isBeyond = ({ methods, allowed }: Wish) => methods.some(method => !allowed.includes(method));

/** Whether a notice may be sent by these channels; `standing` is the wedding's current number of notices. */
export function decideSend(
  wish: Wish & { readonly standing: number },
): 'allowed' | Refused<'notification_method_forbidden' | 'notification_limit'> {
  if (isBeyond(wish)) return refuse('notification_method_forbidden');
  return wish.standing < MAX_NOTICES ? 'allowed' : refuse('notification_limit', { n: MAX_NOTICES });
}

/** The channels a notice keeps when some are withdrawn; none = the notice is removed. */
export function decideWithdraw(
  wish: Wish & { readonly standing: readonly NoticeMethod[] },
): { readonly left: readonly NoticeMethod[] } | Refused<'notification_method_forbidden'> {
  if (isBeyond(wish)) return refuse('notification_method_forbidden');
  return { left: wish.standing.filter(method => !wish.methods.includes(method)) };
}
