import { session } from '@kotohogi/contract/session';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { Knot } from '@kotohogi/ui/knot';
import { PasswordField } from '@kotohogi/ui/password-field';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { boot } from '../../shell/boot.ts';
import { onSubmit, useContractForm, useField } from '../../shell/form/contract-form.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { useLogin } from './api.ts';
import styles from './login-page.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

export interface LoginPageProps {
  readonly area: 'forAdmin' | 'forAccount' | 'forCompany' | 'forFacility' | 'forCouple';
  /** Where to go once signed in. */
  readonly onSignedIn: () => void;
}

/** The frame of a login page: mark, one sheet, language. */
export function LoginSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <Knot height="28px" />
        {boot.productName[currentLanguage()]}
      </p>
      <main className={styles.sheet} id="content">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <div className={styles.foot}>
        <LanguageButton />
      </div>
    </div>
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
  const submit = onSubmit(form, async values => {
    setRefusal(undefined);
    try {
      await login.mutateAsync(values);
      onSignedIn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.userMessage);
    }
  });
  const email = useField(form, 'email');
  const password = useField(form, 'password');
  return (
    <LoginSheet
      title={say(`session.${area}`)}
      lead={say(area === 'forCouple' ? 'session.lead.couple' : 'session.lead.staff')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal !== undefined && <Alert tone="bad">{refusal}</Alert>}
        <EmailField label={say('session.email')} autoComplete="username" isRequired {...email} />
        <PasswordField label={say('session.password')} autoComplete="current-password" isRequired {...password} />
        <Button type="submit" variant="filled" size="large" fullWidth isBusy={login.isPending} busyLabel={say('session.signingIn')}>
          {say('session.signIn')}
        </Button>
        <p className={styles.note}>{say('session.forgot')}</p>
      </form>
    </LoginSheet>
  );
}
