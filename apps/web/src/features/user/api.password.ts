import { user } from '@kotohogi/contract/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** Requests a random password for an account that is created directly; different on every call. */
export function useRandomPassword() {
  return useMutation({ mutationFn: () => call(user.randomPassword, {}) });
}
