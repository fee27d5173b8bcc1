import { useNavigate, useParams } from '@tanstack/react-router';
import { AskWeddingKey, GuestLogin } from '../../features/attendant/guest-login.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** …/login of a wedding; without a key in the address it asks for one. */
export function GuestLoginPage() {
  useTheme('natural', 'guest');
  const { companyAccountId, weddingKey } = useParams({ strict: false });
  const navigate = useNavigate();
  const goOn = useGoOn(paths.guest.index(companyAccountId, weddingKey ?? ''));
  if (weddingKey === undefined) {
    return <AskWeddingKey onNext={key => void navigate({ href: paths.guest.login(companyAccountId, key) })} />;
  }
  return <GuestLogin companyAccountId={companyAccountId} weddingKey={weddingKey} onSignedIn={goOn} />;
}
