import { useNavigate, useSearch } from '@tanstack/react-router';
import { CompletionPage, RegisterPage } from '../../features/temporary-wedding/door.ts';
import { paths } from '../../shell/router/paths.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** /register; `?facility=` names the venue. */
export function Register() {
  useTheme('natural', 'guest');
  const { facility }: { readonly facility?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return <RegisterPage facility={facility} onSent={() => void navigate({ href: paths.registered, replace: true })} />;
}

/** /register/completion */
export function Registered() {
  useTheme('natural', 'guest');
  return <CompletionPage />;
}
