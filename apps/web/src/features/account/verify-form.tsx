import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { account } from '@kotohogi/contract/schemas/account';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { Button } from '@kotohogi/ui/button';
import { KanaField } from '@kotohogi/ui/kana-field';
import { PasswordField } from '@kotohogi/ui/password-field';
import { TextField, toHalfWidth } from '@kotohogi/ui/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import { store } from '../../shell/form/storage.ts';
import { useStoredValues } from '../../shell/form/stored-values.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { agreeing, NewPasswordFields } from '../session/index.ts';
import { Agreement } from './agreement.tsx';
import { type HostInvite, useRegister } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

type Body = CallInput<typeof account.register>['body'];
interface Values {
  couple: Body['couple'];
  password: string;
  confirm: string;
  isAgreed: boolean;
}
type Form = UseFormReturn<Values>;

/** A new password is typed twice, an existing one once. */
const choosing = z.intersection(z.extend(account.register.body, { confirm: z.string() }), agreeing);
const known = z.extend(account.register.body, { confirm: z.string() });

function PersonNames({ form, index }: { readonly form: Form; readonly index: number }) {
  const type = form.getValues(`couple.${index}.type`);
  const lastName = useTextField(form, `couple.${index}.lastName`);
  const firstName = useTextField(form, `couple.${index}.firstName`);
  const lastNameKana = useTextField(form, `couple.${index}.lastNameKana`);
  const firstNameKana = useTextField(form, `couple.${index}.firstNameKana`);
  const lastNameRoman = useTextField(form, `couple.${index}.lastNameRoman`);
  const firstNameRoman = useTextField(form, `couple.${index}.firstNameRoman`);
  const person = useWatch({ control: form.control, name: `couple.${index}` });
  const byKana = nameOf({ ...person, lastNameRoman: '', firstNameRoman: '' });
  return (
    <fieldset className={styles.names}>
      <legend className={styles.person}>{t(`account.verify.person.${type}`)}</legend>
      <TextField label={t('account.verify.lastName')} isRequired {...lastName} />
      <TextField label={t('account.verify.firstName')} isRequired {...firstName} />
      <KanaField label={t('account.verify.lastNameKana')} {...lastNameKana} />
      <KanaField label={t('account.verify.firstNameKana')} {...firstNameKana} />
      <TextField
        label={t('account.verify.lastNameRoman')}
        placeholder={byKana.lastNameRoman}
        normaliseOnBlur={toHalfWidth}
        showOptional
        {...lastNameRoman}
      />
      <TextField
        label={t('account.verify.firstNameRoman')}
        placeholder={byKana.firstNameRoman}
        normaliseOnBlur={toHalfWidth}
        showOptional
        {...firstNameRoman}
      />
    </fieldset>
  );
}

function Passwords({ form, hasPassword }: { readonly form: Form; readonly hasPassword: boolean }) {
  const password = useTextField(form, 'password');
  const confirm = useTextField(form, 'confirm');
  const labels = { password: t('account.verify.password'), confirm: t('account.verify.confirm') };
  if (hasPassword) {
    return (
      <PasswordField
        label={t('account.verify.password')}
        hint={t('account.verify.known')}
        autoComplete="current-password"
        isRequired
        {...password}
      />
    );
  }
  return <NewPasswordFields password={password} confirm={confirm} labels={labels} />;
}

/** Never on the device: what signs in, and what is only promised when it is sent. */
const NOT_STORED = ['password', 'confirm', 'isAgreed'] as const;

export interface VerifyFormProps {
  readonly token: string;
  readonly invite: HostInvite;
  readonly onStarted: () => void;
}

/**
 * Names, password, agreement; signs the user in. Typed names are kept on the device until then
 * (docs/product/form.md#keeping-what-is-typed).
 */
export function VerifyForm({ token, invite, onStarted }: VerifyFormProps) {
  const form = useContractForm<Values>({
    schema: invite.hasPassword ? known : choosing,
    defaultValues: { couple: invite.couple, password: '', confirm: '', isAgreed: false },
  });
  const kept = `first-visit-${invite.weddingKey}`;
  useStoredValues(form, kept, NOT_STORED);
  const register = useRegister(token);
  const submit = useSubmit(form, async ({ couple, password, isAgreed }) => {
    await register.mutateAsync({ couple, password, isAgreed });
    store(kept, undefined);
    onStarted();
  });
  const isAgreed = useField(form, 'isAgreed');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h2 className={styles.heading}>{t('account.verify.names')}</h2>
        <p className={styles.caption}>{t('account.verify.names.hint')}</p>
      </div>
      {invite.couple.map((person, index) => (
        <PersonNames key={person.type} form={form} index={index} />
      ))}
      <Passwords form={form} hasPassword={invite.hasPassword} />
      <Agreement field={isAgreed} links={invite} />
      <Button
        type="submit"
        variant="filled"
        size="large"
        fullWidth
        isBusy={register.isPending}
        busyLabel={t('account.verify.beginning')}
      >
        {t('account.verify.begin')}
      </Button>
    </form>
  );
}
