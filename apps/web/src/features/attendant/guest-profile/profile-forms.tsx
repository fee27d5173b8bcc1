import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import { attendant } from '@kotohogi/contract/schemas/attendant';
import { type Companion, MAX_ALLERGY, MAX_NICK_NAME } from '@kotohogi/domain/attendant/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { KanaField } from '@kotohogi/ui/kana-field';
import { TelField } from '@kotohogi/ui/tel-field';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useContractForm, useField, useTextField } from '../../../shell/form/contract-form.ts';
import { useStoredValues } from '../../../shell/form/stored-values.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useUpdateMe } from '../api.guest.ts';
import { useAttendance } from '../attendance-context.ts';
import { AddressFields } from '../reply/address-fields.tsx';
import { CompanionsField } from './companions-field.tsx';
import styles from './profile-page.module.css';
import { t } from './t.ts';

interface SaveProps<V extends FieldValues> {
  /** Distinguishes the drafts of a guest's forms on this device. */
  readonly name: string;
  readonly form: UseFormReturn<V>;
  readonly send: (values: V) => Promise<unknown>;
  readonly isBusy: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Fields with their own save button: success shows a message; until then the typed values are kept on the device
 * (docs/product/form.md#keeping-what-is-typed).
 */
function SavedForm<V extends FieldValues>({ name, form, send, isBusy, label, children }: SaveProps<V>) {
  const { weddingKey, me } = useAttendance();
  useStoredValues(form, `self-${name}-${weddingKey}-${me?.id ?? 0}`);
  const { isDirty } = form.formState;
  const [isSaved, setSaved] = useState(false);
  const submit = useSubmit(form, async values => {
    setSaved(false);
    await send(values);
    form.reset(values);
    setSaved(true);
  });
  const press = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={press} noValidate>
      {children}
      <div className={styles.save}>
        <Button type="submit" isDisabled={!isDirty} isBusy={isBusy} busyLabel={t('profile.saving')}>
          {label}
        </Button>
        <Alert tone="ok" isLive isShown={isSaved && !isDirty}>
          {t('self.saved')}
        </Alert>
      </div>
    </form>
  );
}

/** The nickname that others see instead of the name. */
export function NickNameForm({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey } = useAttendance();
  const update = useUpdateMe(weddingKey);
  const form = useContractForm<{ nickName: string }>({
    schema: attendant.me.body,
    defaultValues: { nickName: own.nickName },
  });
  const field = useTextField(form, 'nickName', 'change');
  return (
    <SavedForm
      name="nickName"
      form={form}
      send={body => update.mutateAsync(body)}
      isBusy={update.isPending}
      label={t('profile.nickName.save')}
    >
      <TextField
        {...field}
        label={t('profile.nickName')}
        hint={t('profile.nickName.hint')}
        counter={{ max: MAX_NICK_NAME }}
        autoComplete="nickname"
        showOptional
      />
    </SavedForm>
  );
}

/** The reading of the name, used to sort lists in Japanese order; a reading derived from the name can be corrected. */
export function ReadingForm({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey } = useAttendance();
  const update = useUpdateMe(weddingKey);
  const form = useContractForm<{ nameKana: string }>({
    schema: attendant.me.body,
    defaultValues: { nameKana: own.nameKana },
  });
  return (
    <SavedForm
      name="nameKana"
      form={form}
      send={body => update.mutateAsync(body)}
      isBusy={update.isPending}
      label={t('profile.reading.save')}
    >
      <KanaField
        {...useTextField(form, 'nameKana')}
        label={t('profile.reading')}
        hint={t('profile.reading.hint')}
        showOptional
      />
    </SavedForm>
  );
}

interface ContactValues {
  personalInfo: OwnAnswer['personalInfo'];
}

/** Telephone and address, for anything the couple wants to send. */
export function ContactForm({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey } = useAttendance();
  const update = useUpdateMe(weddingKey);
  const form = useContractForm<ContactValues>({
    schema: attendant.me.body,
    defaultValues: { personalInfo: own.personalInfo },
  });
  const tel = useTextField(form, 'personalInfo.tel');
  const zip = useTextField(form, 'personalInfo.zip');
  const address = useTextField(form, 'personalInfo.address1');
  return (
    <SavedForm
      name="personalInfo"
      form={form}
      send={body => update.mutateAsync(body)}
      isBusy={update.isPending}
      label={t('profile.contact.save')}
    >
      <TelField {...tel} label={t('tel.label')} showOptional />
      <AddressFields
        weddingKey={weddingKey}
        zip={zip}
        address={address}
        onFound={({ prefectureId, address1 }) => {
          form.setValue('personalInfo.prefectureId', prefectureId);
          form.setValue('personalInfo.address1', address1, { shouldDirty: true });
        }}
        onWritten={() => form.setValue('personalInfo.prefectureId', null)}
      />
    </SavedForm>
  );
}

interface PartyValues {
  companions: Companion[];
  allergy: string;
}

/** Companions and allergies, editable until the ceremony starts. */
export function CompanionsForm({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey, replyForm } = useAttendance();
  const update = useUpdateMe(weddingKey);
  const form = useContractForm<PartyValues>({
    schema: attendant.me.body,
    defaultValues: { companions: [...own.companions], allergy: own.allergy },
  });
  const companions = useField(form, 'companions', 'manual');
  const allergy = useTextField(form, 'allergy');
  const { errors } = form.formState;
  return (
    <SavedForm
      name="party"
      form={form}
      send={body => update.mutateAsync(body)}
      isBusy={update.isPending}
      label={t('profile.party.save')}
    >
      {(replyForm.asksCompanions || own.companions.length > 0) && (
        <CompanionsField
          value={companions.value}
          onChange={companions.onChange}
          errorAt={place => errors.companions?.[place]?.name?.message}
        />
      )}
      {(replyForm.asksAllergy || own.allergy !== '') && (
        <TextArea
          {...allergy}
          label={t('allergy.label')}
          hint={t('allergy.hint')}
          counter={{ max: MAX_ALLERGY }}
          showOptional
          rows={2}
        />
      )}
    </SavedForm>
  );
}
