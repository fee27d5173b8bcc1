import { paths } from '../../../shell/router/paths.ts';
import { useLeaving } from '../../../shell/session/use-leaving.ts';
import { useForget, useGuestLogout } from '../api.guest.ts';
import { useAttendance } from '../attendance-context.ts';

/** Signs the guest out and shows the login of the wedding. */
export function useLeave() {
  const { weddingKey, companyAccountId } = useAttendance();
  const { mutateAsync } = useGuestLogout(weddingKey);
  return useLeaving({
    logout: mutateAsync,
    loginHref: paths.guest.login(companyAccountId, weddingKey),
    forget: useForget(weddingKey),
  });
}
