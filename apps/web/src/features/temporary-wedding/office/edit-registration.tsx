import { type TemporaryWeddingDetail, temporaryWeddingStaff } from '@kotohogi/contract/schemas/temporary-wedding-staff';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { DateTimeField } from '@kotohogi/ui/date-time-field';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { EmailField } from '@kotohogi/ui/email-field';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextField } from '@kotohogi/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../shell/api/api-error.ts';
import { changedFields } from '../../../shell/form/changed-fields.ts';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary, useListedField, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useFacility } from '../../facility/index.ts';
import { Facts } from '../../wedding/index.ts';
import { PersonFields } from '../couple-fields.tsx';
import { EMPTY_REGISTRATION, type RegistrationValues } from '../registration.ts';
import { registrationLabels } from '../registration-labels.ts';
import { registrationQuery, useUpdateRegistration } from './api.ts';
import styles from './registration-detail.module.css';
import { changeableFacts } from './registration-facts.tsx';
import { t } from './t.ts';

/** The form's part of the request; the version is added on sending. */
const schema = z.omit(temporaryWeddingStaff.update.body, { version: true });

/** The form values of a registration; fields of the couple's form that staff do not change stay empty. */
function formOf(detail: TemporaryWeddingDetail): RegistrationValues {
  return {
    ...EMPTY_REGISTRATION,
    hallName: detail.hallName,
    dateTime: detail.dateTime.replace(' ', 'T'),
    email: detail.email,
    groomLastName: detail.groomLastName,
    groomFirstName: detail.groomFirstName,
    groomLastNameKana: detail.groomLastNameKana,
    groomFirstNameKana: detail.groomFirstNameKana,
    groomLastNameRoman: detail.groomLastNameRoman,
    groomFirstNameRoman: detail.groomFirstNameRoman,
    brideLastName: detail.brideLastName,
    brideFirstName: detail.brideFirstName,
    brideLastNameKana: detail.brideLastNameKana,
    brideFirstNameKana: detail.brideFirstNameKana,
    brideLastNameRoman: detail.brideLastNameRoman,
    brideFirstNameRoman: detail.brideFirstNameRoman,
  };
}

/** The request body: the changed fields, and the version they are based on. */
function bodyOf(form: RegistrationValues, stored: TemporaryWeddingDetail) {
  const {
    dateTime,
    facilityId: _,
    depositAccount: __,
    isAgreed: ___,
    ...changes
  } = changedFields(form, formOf(stored));
  return {
    ...changes,
    version: stored.version,
    ...(dateTime === undefined ? {} : { dateTime: dateTime.replace('T', ' ') }),
  };
}

interface EditProps {
  /** The registration as it was when editing started. */
  readonly detail: TemporaryWeddingDetail;
  readonly onDone: () => void;
}

/** Saves against the latest known version; after a conflict, refetches the registration. */
function useSave({ detail, onDone }: EditProps) {
  const ref = { facilityId: useFacility().id, id: detail.id };
  const client = useQueryClient();
  const update = useUpdateRegistration(ref);
  const show = useSnackbar();
  const [base, setBase] = useState(detail);
  const [newer, setNewer] = useState<TemporaryWeddingDetail>();
  const save = async (form: RegistrationValues) => {
    const against = newer ?? base;
    try {
      await update.mutateAsync(bodyOf(form, against));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'temporary_wedding_changed') throw error;
      setBase(against);
      return setNewer(await client.fetchQuery({ ...registrationQuery(ref), staleTime: 0 }));
    }
    show({ tone: 'ok', text: t('registration.saved') });
    onDone();
  };
  return { save, isSaving: update.isPending, base, newer };
}

interface NewerProps {
  readonly base: TemporaryWeddingDetail;
  readonly newer: TemporaryWeddingDetail;
  readonly onSave: () => void;
  readonly onTake: () => void;
}

/** Shows what another user changed during editing; the input is kept until the user decides. */
function Newer({ base, newer, onSave, onTake }: NewerProps) {
  const before = changeableFacts(base);
  const changed = changeableFacts(newer).filter(({ value }, index) => value !== before[index]?.value);
  return (
    <Alert
      tone="warn"
      isLive
      title={t('registration.newer.title')}
      action={
        <div className={styles.buttons}>
          <Button onPress={onSave}>{t('registration.newer.overwrite')}</Button>
          <Button variant="quiet" onPress={onTake}>
            {t('registration.newer.take')}
          </Button>
        </div>
      }
    >
      <p>{t(changed.length === 0 ? 'registration.newer.none' : 'registration.newer.text')}</p>
      <Facts facts={changed} />
    </Alert>
  );
}

/** The form that corrects a registration. */
export function EditRegistration({ detail, onDone }: EditProps) {
  const form = useContractForm<RegistrationValues>({ schema, defaultValues: formOf(detail) });
  const { save, isSaving, base, newer } = useSave({ detail, onDone });
  const submit = useSubmit(form, save);
  const changeCount = Object.keys(changedFields(form.watch(), formOf(newer ?? base))).length;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={changeCount > 0 && !isSaving} />
      {newer !== undefined && <Newer base={base} newer={newer} onSave={submit} onTake={onDone} />}
      <FormSummary form={form} labels={registrationLabels()} />
      <Card title={t('registration.content')}>
        <div className={styles.fields}>
          <DateTimeField {...useListedField(form, 'dateTime')} label={t('registration.column.dateTime')} isRequired />
          <TextField
            {...useListedTextField(form, 'hallName')}
            label={t('registration.column.hall')}
            autoComplete="off"
            isRequired
          />
          <PersonFields form={form} who="groom" />
          <PersonFields form={form} who="bride" />
          <EmailField
            {...useListedTextField(form, 'email')}
            label={t('registration.email')}
            autoComplete="off"
            isRequired
          />
        </div>
      </Card>
      <EditorBar mode="edit" isSticky changeCount={changeCount} isSaving={isSaving} onSave={submit} onCancel={onDone} />
    </form>
  );
}
