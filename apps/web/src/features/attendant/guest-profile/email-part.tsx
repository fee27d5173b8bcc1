import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import { guestLink } from '@kotohogi/contract/schemas/guest-link';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { type FormEvent, useState } from 'react';
import { useContractForm, useTextField } from '../../../shell/form/contract-form.ts';
import { readStored, store } from '../../../shell/form/storage.ts';
import { useStoredValues } from '../../../shell/form/stored-values.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useChangeEmail } from '../api.self.ts';
import { useAttendance } from '../attendance-context.ts';
import styles from './profile-page.module.css';
import { t } from './t.ts';

/**
 * The form for a new address, which is confirmed by mail; until it is sent, it is kept on the device under this name
 * (docs/product/form.md#keeping-what-is-typed).
 */
function EmailForm({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { weddingKey } = useAttendance();
  const change = useChangeEmail(weddingKey);
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm<{ email: string }>({
    schema: guestLink.changeEmail.body,
    defaultValues: { email: '' },
  });
  useStoredValues(form, name);
  const email = useTextField(form, 'email');
  const submit = useSubmit(form, async values => {
    await change.mutateAsync(values);
    form.reset(values);
    setSentTo(values.email);
  });
  const cancel = () => {
    store(name, undefined);
    onClose();
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={press} noValidate>
      <EmailField {...email} label={t('email.new')} hint={t('email.hint')} autoComplete="email" isRequired />
      <Alert tone="ok" isLive isShown={sentTo !== undefined} title={t('email.sent')}>
        {sentTo !== undefined && <span className={styles.email}>{t('email.sent.text', { email: sentTo })}</span>}
      </Alert>
      <div className={styles.actions}>
        <Button type="submit" icon="mail" isBusy={change.isPending} busyLabel={t('email.sending')}>
          {t(sentTo === undefined ? 'email.send' : 'email.again')}
        </Button>
        {sentTo === undefined && (
          <Button variant="quiet" onPress={cancel}>
            {t('email.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The guest's email address for mails and sign-in, and a button to change it. */
export function EmailPart({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey } = useAttendance();
  const name = `self-email-${weddingKey}-${own.id}`;
  const [isOpen, setOpen] = useState(() => readStored(name) !== undefined);
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {t('profile.email')}
        <br />
        <span className={styles.email}>{own.email === '' ? t('email.none') : own.email}</span>
      </p>
      {isOpen ? (
        <EmailForm name={name} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button icon="mail" onPress={() => setOpen(true)}>
            {t(own.email === '' ? 'email.add' : 'email.change')}
          </Button>
        </div>
      )}
    </div>
  );
}
