import { useLeaving } from '../../shell/session/use-leaving.ts';
import { useForgetPages, useLogout } from './api.ts';

/** Signs a user out and opens a login page. */
export function useSignOut(loginHref: string): { readonly isBusy: boolean; readonly signOut: () => void } {
  const { mutateAsync } = useLogout();
  const { isBusy, leave } = useLeaving({ logout: mutateAsync, loginHref, forget: useForgetPages() });
  return { isBusy, signOut: leave };
}
