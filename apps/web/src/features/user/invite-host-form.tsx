import { user } from '@kotohogi/contract/schemas/user';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './hosts-card.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface InviteHostFormProps {
  readonly send: (email: string) => Promise<void>;
  readonly isBusy: boolean;
}

/** The form to invite a host. */
export function InviteHostForm({ send, isBusy }: InviteHostFormProps) {
  const form = useContractForm<{ email: string }>({ schema: user.inviteHost.body, defaultValues: { email: '' } });
  const submit = useSubmit(form, async ({ email }) => {
    await send(email.trim());
    form.reset({ email: '' });
  });
  const email = useTextField(form, 'email');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField
        label={t('user.invite.email')}
        hint={t('user.invite.hint')}
        autoComplete="off"
        isRequired
        hideRequiredChip
        {...email}
      />
      <div>
        <Button type="submit" icon="send" isBusy={isBusy} busyLabel={t('user.invite.sending')}>
          {t('user.invite.send')}
        </Button>
      </div>
    </form>
  );
}
