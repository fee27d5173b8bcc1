import { type Refused, refuse } from '../kernel/refusal.ts';
import { MAX_NOTICES, type NoticeMethod } from './types.ts';

interface NoticeRequest {
  /** The requested channels. */
  readonly methods: readonly NoticeMethod[];
  /** The channels the caller may use. */
  readonly allowed: readonly NoticeMethod[];
}

const isBeyond = ({ methods, allowed }: NoticeRequest) => methods.some(method => !allowed.includes(method));

/** Whether a notice may be sent by these channels; `active` is the wedding's current number of notices. */
export function decideSend(
  request: NoticeRequest & { readonly active: number },
): 'allowed' | Refused<'notification_method_forbidden' | 'notification_limit'> {
  if (isBeyond(request)) return refuse('notification_method_forbidden');
  return request.active < MAX_NOTICES ? 'allowed' : refuse('notification_limit', { n: MAX_NOTICES });
}

/** The channels a notice keeps when some are withdrawn; none = the notice is removed. */
export function decideWithdraw(
  request: NoticeRequest & { readonly active: readonly NoticeMethod[] },
): { readonly left: readonly NoticeMethod[] } | Refused<'notification_method_forbidden'> {
  if (isBeyond(request)) return refuse('notification_method_forbidden');
  return { left: request.active.filter(method => !request.methods.includes(method)) };
}
