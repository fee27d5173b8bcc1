import { useNavigate } from '@tanstack/react-router';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useForgetPages, useLogout } from './api.ts';

/** Signs out, goes to a login page and forgets what was seen; a failure is told, with a way to try again. */
export function useSignOut(loginHref: string): { readonly isBusy: boolean; readonly signOut: () => void } {
  const logout = useLogout();
  const forget = useForgetPages();
  const navigate = useNavigate();
  const tell = useFailureNotice();
  const leave = async () => {
    try {
      await logout.mutateAsync();
      await navigate({ href: loginHref });
      forget();
    } catch (error) {
      tell(error, () => void leave());
    }
  };
  return { isBusy: logout.isPending, signOut: () => void leave() };
}
