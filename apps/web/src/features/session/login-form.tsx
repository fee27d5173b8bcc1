import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { PasswordField } from '@kotohogi/ui/password-field';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';

/** The values of the login form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginFormProps<Answer> {
  /** The request body of the sign-in call. */
  readonly schema: z.ZodMiniType<Credentials>;
  readonly initialEmail?: string;
  /** The address is shown, but cannot be changed: only its owner may sign in. */
  readonly isEmailFixed?: boolean;
  readonly login: { readonly mutateAsync: (body: Credentials) => Promise<Answer>; readonly isPending: boolean };
  readonly onSignedIn: (answer: Answer) => void;
  readonly texts: Readonly<Record<'email' | 'password' | 'submit' | 'busy', string>>;
  readonly className: string | undefined;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** Email address and password, for guests and staff. A wrong address and a wrong password get the same error. */
export function LoginForm<Answer>({
  schema,
  initialEmail = '',
  isEmailFixed = false,
  login,
  onSignedIn,
  texts,
  className,
  children,
}: LoginFormProps<Answer>) {
  const form = useContractForm<Credentials>({ schema, defaultValues: { email: initialEmail, password: '' } });
  const [refusal, setRefusal] = useState<string>();
  const submit = useSubmit(form, async values => {
    setRefusal(undefined);
    let answer: Answer;
    try {
      answer = await login.mutateAsync(values);
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 429);
      if (!isRefused) throw error;
      return setRefusal(error.userMessage);
    }
    onSignedIn(answer);
  });
  const email = useTextField(form, 'email');
  const password = useTextField(form, 'password');
  return (
    <form className={className} onSubmit={submit} noValidate>
      <Alert tone="bad" isLive isShown={refusal !== undefined}>
        {refusal}
      </Alert>
      <EmailField
        label={texts.email}
        autoComplete="username"
        isRequired
        hideRequiredChip
        isReadOnly={isEmailFixed}
        {...email}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        isRequired
        hideRequiredChip
        autoFocus={isEmailFixed}
        {...password}
      />
      <Button type="submit" variant="filled" size="large" fullWidth isBusy={login.isPending} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      {children}
    </form>
  );
}
