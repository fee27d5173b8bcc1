import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoginPage } from '../../features/session/door.ts';
import { readCallback } from '../../shell/router/callback.ts';
import { paths } from '../../shell/router/paths.ts';
import type { CallbackSearch } from '../../shell/router/search.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** /account/login */
export function AccountLogin() {
  useTheme('default', 'couple');
  const { callback }: CallbackSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const goOn = () => void navigate({ href: readCallback(callback, location.origin) ?? paths.account.index });
  return <LoginPage area="forAccount" onSignedIn={goOn} />;
}

/** /account */
export function AccountHome() {
  useTheme('default', 'couple');
  return <main id="content" />;
}
