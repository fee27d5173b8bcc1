import { useNavigate } from '@tanstack/react-router';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { paths } from '../../shell/router/paths.ts';
import { useGuestLogout } from './api.guest.ts';
import { useAttendance } from './attendance-context.ts';

/** Signs the guest out and shows the login of the wedding. */
export function useLeave() {
  const { weddingKey, companyAccountId } = useAttendance();
  const logout = useGuestLogout(weddingKey);
  const navigate = useNavigate();
  const tell = useFailureNotice();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => void navigate({ href: paths.guest.login(companyAccountId, weddingKey) }),
      onError: error => tell(error, leave),
    });
  return { isBusy: logout.isPending, leave };
}
