import { email as emailRule } from '@kotohogi/contract/schemas/rules/text';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import styles from './login-page.module.css';
import { t } from './t.ts';

const schema = z.object({ email: emailRule });

export interface MailRequestProps {
  /** Sends the request; the response is the same for every address. */
  readonly request: { readonly mutateAsync: (email: string) => Promise<unknown>; readonly isPending: boolean };
  readonly initialEmail?: string;
  readonly submitLabel: string;
  /** The text after sending: what will arrive, and how long it is valid. */
  readonly sentText: (email: string) => string;
}

/** Requests a mail, which is sent only to known addresses. The page does not reveal whether an address is known. */
export function MailRequest({ request, initialEmail = '', submitLabel, sentText }: MailRequestProps) {
  const form = useContractForm<{ email: string }>({ schema, defaultValues: { email: initialEmail } });
  const [sentTo, setSentTo] = useState<string>();
  const submit = useSubmit(form, async ({ email }) => {
    await request.mutateAsync(email);
    setSentTo(email.trim());
  });
  const email = useTextField(form, 'email');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Alert tone="ok" isLive isShown={sentTo !== undefined} title={t('signIn.sent')}>
        {sentTo !== undefined && sentText(sentTo)} {t('signIn.sent.none')}
      </Alert>
      <EmailField label={t('signIn.email')} autoComplete="username" isRequired hideRequiredChip {...email} />
      <Button
        type="submit"
        variant={sentTo === undefined ? 'filled' : 'outlined'}
        size="large"
        fullWidth
        isBusy={request.isPending}
        busyLabel={t('signIn.sending')}
      >
        {sentTo === undefined ? submitLabel : t('signIn.again')}
      </Button>
    </form>
  );
}
