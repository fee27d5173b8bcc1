import { session } from '@kotohogi/contract/schemas/session';
import type { SessionUser } from '@kotohogi/contract/session';
import { Alert } from '@kotohogi/ui/alert';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import type { CallbackSearch } from '../../shell/router/search.ts';
import { useSession } from '../../shell/session/session.ts';
import { useLogin } from './api.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { LoginSheet } from './login-sheet.tsx';
import type { ja, loginPages } from './messages.ja.ts';

const t = textsOf<typeof ja & typeof loginPages>();

export interface LoginPageProps {
  readonly area: 'forAdmin' | 'forAccount' | 'forCompany' | 'forFacility' | 'forCouple';
  /** Called with the user once signed in. */
  readonly onSignedIn: (user: SessionUser) => void;
  /** The page to request a new password. */
  readonly forgotHref?: string;
}

/**
 * Says that somebody is signed in already: usually a user without access to the page that redirected here. While
 * signing in (`isEntering`) nothing is shown.
 */
function SignedInNote({ isEntering }: { readonly isEntering: boolean }) {
  const { user: current } = useSession();
  const { callback }: CallbackSearch = useSearch({ strict: false });
  const [user, setUser] = useState(current);
  if (!isEntering && user !== current) setUser(current);
  if (user === null) return null;
  return (
    <Alert
      tone="info"
      title={t('session.signedIn', { name: user.name })}
      action={
        <LinkButton href={paths.account.index} size="small" variant="outlined">
          {t('session.signedIn.areas')}
        </LinkButton>
      }
    >
      {callback !== undefined && t('session.signedIn.sentHere')}
    </Alert>
  );
}

/** Signs a user in to one of the management areas. */
export function LoginPage({ area, onSignedIn, forgotHref = paths.account.resetPassword }: LoginPageProps) {
  const login = useLogin();
  return (
    <LoginSheet
      area={t(`session.${area}`)}
      lead={t(area === 'forCouple' ? 'session.lead.couple' : 'session.lead.staff')}
    >
      <SignedInNote isEntering={login.isPending || login.isSuccess} />
      <LoginForm
        schema={session.login.body}
        login={login}
        onSignedIn={({ profile }) => onSignedIn(profile)}
        texts={{
          email: t('session.email'),
          password: t('session.password'),
          submit: t('session.signIn'),
          busy: t('session.signingIn'),
        }}
        className={styles.form}
      >
        <div className={styles.wayBack}>
          <LinkButton href={forgotHref} variant="quiet">
            {t('signIn.forgot')}
          </LinkButton>
        </div>
      </LoginForm>
    </LoginSheet>
  );
}
