import { type WeddingDetail, wedding } from '@kotohogi/contract/schemas/wedding';
import { Card } from '@kotohogi/ui/card';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../../shell/api/api-error.ts';
import { changedFields } from '../../../shell/form/changed-fields.ts';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useFacility } from '../../facility/index.ts';
import { useUpdateWedding, weddingDetailQuery } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { CoupleEmailField } from './couple-email-field.tsx';
import { NewerNote } from './newer-note.tsx';
import { useHallQuestion } from './use-hall-question.tsx';
import {
  AreaField,
  BandField,
  DateTimeOfWedding,
  DesignField,
  HallField,
  KeyField,
  ReservationField,
  UsePayField,
} from './wedding-fields.tsx';
import styles from './wedding-form.module.css';
import { differences, formOf, type WeddingForm, wireDateTime } from './wedding-form.ts';
import { weddingLabels } from './wedding-labels.ts';

const t = textsOf<typeof ja>();

/** The form's part of the request; the version is added on sending. */
const schema = z.omit(wedding.update.body, { version: true, isHallUseConfirmed: true });

/** The request body: the changed fields, and the version they are based on. */
function bodyOf(form: WeddingForm, stored: WeddingDetail) {
  const { hallId, numOfAttendeesDiv, dateTime, ...changes } = changedFields(form, formOf(stored));
  return {
    ...changes,
    version: stored.version,
    ...(hallId === undefined || hallId === null ? {} : { hallId }),
    ...(numOfAttendeesDiv === undefined || numOfAttendeesDiv === '' ? {} : { numOfAttendeesDiv }),
    ...(dateTime === undefined ? {} : { dateTime: wireDateTime(dateTime) }),
  };
}

export interface EditWeddingProps {
  /** The wedding as it was when editing started. */
  readonly detail: WeddingDetail;
  readonly onDone: () => void;
}

/** Saves against the latest known version; after a conflict, refetches the wedding. */
function useSave(detail: WeddingDetail, onSaved: () => void) {
  const { id } = useFacility();
  const client = useQueryClient();
  const update = useUpdateWedding(id, detail.id);
  const question = useHallQuestion();
  const show = useSnackbar();
  const [base, setBase] = useState(detail);
  const [newer, setNewer] = useState<WeddingDetail>();
  const save = async (form: WeddingForm) => {
    const against = newer ?? base;
    try {
      const body = bodyOf(form, against);
      const saved = await question.send(isHallUseConfirmed => update.mutateAsync({ ...body, isHallUseConfirmed }));
      if (saved === undefined) return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'wedding_changed') throw error;
      setBase(against);
      return setNewer(await client.fetchQuery({ ...weddingDetailQuery(id, detail.id), staleTime: 0 }));
    }
    show({ tone: 'ok', text: t('wedding.saved') });
    onSaved();
  };
  return { save, isSaving: update.isPending, base, newer, question: question.dialog };
}

interface FieldsProps {
  readonly form: UseFormReturn<WeddingForm>;
  readonly detail: WeddingDetail;
}

function AllFields({ form, detail }: FieldsProps) {
  return (
    <>
      <HallField form={form} />
      <ReservationField form={form} />
      <DateTimeOfWedding form={form} />
      <BandField form={form} />
      <div className={styles.wide}>
        <KeyField form={form} isFixed={detail.invitation.publishedAt !== null} />
      </div>
      {detail.hosts.every(host => !host.isVerified) && (
        <div className={styles.wide}>
          <CoupleEmailField form={form} />
        </div>
      )}
      <AreaField form={form} />
      <DesignField form={form} />
      <div className={styles.wide}>
        <UsePayField form={form} />
      </div>
    </>
  );
}

/** The form for the basics of a wedding, or for its date alone: save, discard, or compare with what somebody else has changed. */
export function EditWedding({ detail, onDone }: EditWeddingProps) {
  const form = useContractForm<WeddingForm>({ schema, defaultValues: formOf(detail) });
  const { save, isSaving, base, newer, question } = useSave(detail, onDone);
  const submit = useSubmit(form, save);
  const changeCount = differences(form.watch(), formOf(newer ?? base)).length;
  const isDirty = changeCount > 0;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty && !isSaving} />
      {newer !== undefined && <NewerNote base={base} newer={newer} onSave={submit} onTake={onDone} />}
      <FormSummary form={form} labels={weddingLabels()} />
      <Card title={t('wedding.basics')}>
        <div className={styles.fields}>
          {detail.abilities.includes('facility:write:wedding') ? (
            <AllFields form={form} detail={detail} />
          ) : (
            <DateTimeOfWedding form={form} />
          )}
        </div>
      </Card>
      <EditorBar mode="edit" isSticky changeCount={changeCount} isSaving={isSaving} onSave={submit} onCancel={onDone} />
      {question}
    </form>
  );
}
