import { useNavigate } from '@tanstack/react-router';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { paths } from '../../shell/router/paths.ts';
import { useForget, useGuestLogout } from './api.guest.ts';
import { useAttendance } from './attendance-context.ts';

/** Signs the guest out, shows the login of the wedding, and only then forgets what was seen: a page on show would ask anew. */
export function useLeave() {
  const { weddingKey, companyAccountId } = useAttendance();
  const logout = useGuestLogout(weddingKey);
  const forget = useForget(weddingKey);
  const navigate = useNavigate();
  const tell = useFailureNotice();
  const leave = async () => {
    try {
      await logout.mutateAsync();
      await navigate({ href: paths.guest.login(companyAccountId, weddingKey) });
      await forget();
    } catch (error) {
      tell(error, () => void leave());
    }
  };
  return { isBusy: logout.isPending, leave: () => void leave() };
}
