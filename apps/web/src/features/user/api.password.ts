import { user } from '@kotohogi/contract/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** Asks for a fresh password for an account that is created directly; each time it is another. */
export function useRandomPassword() {
  return useMutation({ mutationFn: () => call(user.randomPassword, {}) });
}
