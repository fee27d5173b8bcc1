import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureNotice } from '../api/use-failure-notice.ts';

export interface Leaving {
  /** Ends the session on the server. */
  readonly logout: (nothing: undefined) => Promise<unknown>;
  readonly loginHref: string;
  /** Forgets what the pages knew. */
  readonly forget: () => unknown;
}

/**
 * Signs out, shows the login, and only then forgets what was seen: a page still on show would ask for all of it anew, and be
 * refused. A failure is told, with a way to try again.
 */
export function useLeaving({ logout, loginHref, forget }: Leaving): {
  readonly isBusy: boolean;
  readonly leave: () => void;
} {
  const navigate = useNavigate();
  const tell = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logout(undefined);
      await navigate({ href: loginHref });
      await forget();
    } catch (error) {
      tell(error, () => void leave());
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, leave: () => void leave() };
}
