import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureNotice } from '../api/use-failure-notice.ts';

export interface Leaving {
  /** Ends the session on the server. */
  readonly logout: (nothing: undefined) => Promise<unknown>;
  readonly loginHref: string;
  /** Clears the cached data. */
  readonly forget: () => unknown;
}

/**
 * Signs out, shows the login, and only then clears the cache: a page still on screen would refetch everything, and be
 * refused. A failure is reported, with a retry.
 */
export function useLeaving({ logout, loginHref, forget }: Leaving): {
  readonly isBusy: boolean;
  readonly leave: () => void;
} {
  const navigate = useNavigate();
  const notify = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logout(undefined);
      await navigate({ href: loginHref });
      await forget();
    } catch (error) {
      notify(error, () => void leave());
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, leave: () => void leave() };
}
