import { session } from '@kotohogi/contract/schemas/session';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { LinkButton } from '@kotohogi/ui/link-button';
import { PasswordField } from '@kotohogi/ui/password-field';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import type { CallbackSearch } from '../../shell/router/search.ts';
import { useSession } from '../../shell/session/session.ts';
import { useLogin } from './api.ts';
import styles from './login-page.module.css';
import { LoginSheet } from './login-sheet.tsx';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

export interface LoginPageProps {
  readonly area: 'forAdmin' | 'forAccount' | 'forCompany' | 'forFacility' | 'forCouple';
  /** Where to go once signed in. */
  readonly onSignedIn: () => void;
}

/**
 * Says so when somebody is signed in already: usually somebody who may not open the page he was sent here from. Who is just
 * signing in (`isEntering`) is on the way there, and told nothing.
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
      title={say('session.signedIn', { name: user.name })}
      action={
        <LinkButton href={paths.account.index} size="small" variant="outlined">
          {say('session.signedIn.areas')}
        </LinkButton>
      }
    >
      {callback !== undefined && say('session.signedIn.sentHere')}
    </Alert>
  );
}

/** Signs a user in to one of the manage areas. A refusal says the same for a wrong address and a wrong password. */
export function LoginPage({ area, onSignedIn }: LoginPageProps) {
  const form = useContractForm<{ email: string; password: string }>({
    schema: session.login.body,
    defaultValues: { email: '', password: '' },
  });
  const login = useLogin();
  const [refusal, setRefusal] = useState<string>();
  const submit = useSubmit(form, async values => {
    setRefusal(undefined);
    try {
      await login.mutateAsync(values);
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 429);
      if (!isRefused) throw error;
      return setRefusal(error.userMessage);
    }
    onSignedIn();
  });
  const email = useField(form, 'email');
  const password = useField(form, 'password');
  return (
    <LoginSheet
      area={say(`session.${area}`)}
      lead={say(area === 'forCouple' ? 'session.lead.couple' : 'session.lead.staff')}
    >
      <SignedInNote isEntering={login.isPending || login.isSuccess} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <Alert tone="bad" isLive isShown={refusal !== undefined}>
          {refusal}
        </Alert>
        <EmailField label={say('session.email')} autoComplete="username" isRequired hideRequiredChip {...email} />
        <PasswordField
          label={say('session.password')}
          autoComplete="current-password"
          isRequired
          hideRequiredChip
          {...password}
        />
        <Button
          type="submit"
          variant="filled"
          size="large"
          fullWidth
          isBusy={login.isPending}
          busyLabel={say('session.signingIn')}
        >
          {say('session.signIn')}
        </Button>
        <p className={styles.note}>{say('session.forgot')}</p>
      </form>
    </LoginSheet>
  );
}
