import { AccountHome, LoginPage } from '../../features/session/door.ts';
import { paths } from '../../shell/router/paths.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { useSession } from '../../shell/session/session.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** /account/login */
export function AccountLogin() {
  useTheme('default', 'couple');
  return <LoginPage area="forAccount" onSignedIn={useGoOn(paths.account.index)} />;
}

/** /account */
export function AccountIndex() {
  useTheme('default', 'couple');
  const { user } = useSession();
  return user === null ? null : <AccountHome user={user} />;
}
