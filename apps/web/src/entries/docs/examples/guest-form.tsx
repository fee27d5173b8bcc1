import { BirthdayField } from '@kotohogi/ui/birthday-field';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { EmailField } from '@kotohogi/ui/email-field';
import { ErrorSummary } from '@kotohogi/ui/error-summary';
import { FormGroup } from '@kotohogi/ui/form-group';
import { KanaField } from '@kotohogi/ui/kana-field';
import { PasswordField } from '@kotohogi/ui/password-field';
import { PostalField } from '@kotohogi/ui/postal-field';
import { PrefectureField } from '@kotohogi/ui/prefecture-field';
import { Select } from '@kotohogi/ui/select';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { Switch } from '@kotohogi/ui/switch';
import { TelField } from '@kotohogi/ui/tel-field';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { fieldProblems } from '../../../shell/form/field-problem.ts';
import { asFlag, useFields } from '../../../shell/form/use-fields.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import styles from './guest-form.module.css';
import { type GuestReply, guestReply, lookUp, MAX_ALLERGIES, NO_REPLY, sendReply } from './guest-form-contract.ts';
import { texts } from './guest-form-texts.ts';

/** A complete form: fields validated by a contract, groups that know whether they are valid, an error summary. */
export function GuestForm() {
  const show = useSnackbar();
  const form = useContractForm<GuestReply>({ schema: guestReply, defaultValues: NO_REPLY });
  const field = useFields(form, texts.labels, 'blur');
  const summaryFields = Object.values({ ...field, isAgreed: { ...field.isAgreed, label: texts.agreement } });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const submit = useSubmit(form, async () => {
    await sendReply();
    show({ tone: 'ok', text: texts.sent });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={isSubmitted ? fieldProblems(summaryFields, errors) : []} />
      <FormGroup legend={texts.person}>
        <TextField {...field.name} autoComplete="name" isRequired />
        <KanaField {...field.kana} isRequired />
        <BirthdayField {...field.birthday} showOptional />
        <Select {...field.relation} items={texts.relations} isRequired />
        <TextArea {...field.allergies} hint={texts.allergiesHint} counter={{ max: MAX_ALLERGIES }} showOptional />
      </FormGroup>
      <FormGroup legend={texts.contact}>
        <EmailField {...field.email} isRequired />
        <PasswordField {...field.password} hint={texts.passwordHint} autoComplete="new-password" isRequired />
        <TelField {...field.tel} showOptional />
        <PostalField {...field.zip} onLookUp={() => lookUp(form)} showOptional />
        <PrefectureField {...field.prefecture} showOptional />
        <TextField {...field.address} autoComplete="street-address" showOptional />
        <Switch {...asFlag(field.wantsNews)} />
        <Checkbox {...asFlag(field.isAgreed)} isRequired />
      </FormGroup>
      <Button type="submit" variant="filled" size="large" fullWidth isBusy={isSubmitting} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
