import { LoginPage } from '../../features/session/index.ts';
import { paths } from '../../shell/router/paths.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** /admin/login */
export function AdminLogin() {
  useTheme('admin', 'couple');
  return <LoginPage area="forAdmin" onSignedIn={useGoOn(paths.admin.index)} />;
}
