import { useNavigate } from '@tanstack/react-router';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useLogout } from './api.ts';

/** Signs out and goes to a login page; a failure is told, with a way to try again. */
export function useSignOut(loginHref: string): { readonly isBusy: boolean; readonly signOut: () => void } {
  const logout = useLogout();
  const navigate = useNavigate();
  const tell = useFailureNotice();
  const leave = async () => {
    try {
      await logout.mutateAsync();
      await navigate({ href: loginHref });
    } catch (error) {
      tell(error, () => void leave());
    }
  };
  return { isBusy: logout.isPending, signOut: () => void leave() };
}
