import { useNavigate, useSearch } from '@tanstack/react-router';
import { CompletionPage, RegisterPage } from '../../features/temporary-wedding/index.ts';
import { paths } from '../../shell/router/paths.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** /register; `?facilityAccountId=` names the venue. */
export function Register() {
  useTheme('natural', 'guest');
  const { facilityAccountId }: { readonly facilityAccountId?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const goOn = () => navigate({ href: paths.registered, replace: true });
  return <RegisterPage facility={facilityAccountId} onSent={goOn} />;
}

/** /register/completion */
export function Registered() {
  useTheme('natural', 'guest');
  return <CompletionPage />;
}
