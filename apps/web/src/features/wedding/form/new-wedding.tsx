import { wedding } from '@kotohogi/contract/schemas/wedding';
import { Card } from '@kotohogi/ui/card';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { EmailField } from '@kotohogi/ui/email-field';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useFacility } from '../../facility/index.ts';
import { useCreateWedding } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { useHallQuestion } from './use-hall-question.tsx';
import {
  BandField,
  DateTimeOfWedding,
  HallField,
  KeyField,
  LanguageField,
  ReservationField,
} from './wedding-fields.tsx';
import styles from './wedding-form.module.css';
import { type NewWeddingSearch, newWeddingOn, type WeddingForm, wireDateTime } from './wedding-form.ts';
import { weddingLabels } from './wedding-labels.ts';

const t = textsOf<typeof ja>();

/** Sends a validated form, then opens the new wedding and shows a message. */
function useSend() {
  const { id, companyAccountId, accountId } = useFacility();
  const create = useCreateWedding(id);
  const question = useHallQuestion();
  const show = useSnackbar();
  const navigate = useNavigate();
  const send = async ({ hallId, key, reservationId, dateTime, email, numOfAttendeesDiv, language }: WeddingForm) => {
    // The form's validation ensures that both are present.
    if (hallId === null || numOfAttendeesDiv === '') return;
    const body = { hallId, key, reservationId, dateTime: wireDateTime(dateTime), email, numOfAttendeesDiv, language };
    const made = await question.send(isHallUseConfirmed => create.mutateAsync({ ...body, isHallUseConfirmed }));
    if (made === undefined) return;
    show({ tone: 'ok', text: t('wedding.created') });
    await navigate({ href: paths.facility.wedding(companyAccountId, accountId, made.id), ignoreBlocker: true });
  };
  return { send, isSending: create.isPending, question: question.dialog };
}

export interface NewWeddingProps {
  /** The day and the hall that were chosen in the calendar. */
  readonly chosen?: NewWeddingSearch;
}

/** The page that creates a wedding. */
export function NewWedding({ chosen = {} }: NewWeddingProps) {
  const { companyAccountId, accountId } = useFacility();
  const navigate = useNavigate();
  const form = useContractForm<WeddingForm>({ schema: wedding.create.body, defaultValues: newWeddingOn(chosen) });
  const { send, isSending, question } = useSend();
  const submit = useSubmit(form, send);
  const email = useListedTextField(form, 'email');
  const { isDirty } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty && !isSending} />
      <FormSummary form={form} labels={weddingLabels()} />
      <Card>
        <div className={styles.fields}>
          <HallField form={form} />
          <ReservationField form={form} />
          <DateTimeOfWedding form={form} />
          <BandField form={form} />
          <div className={styles.wide}>
            <KeyField form={form} />
          </div>
          <div className={styles.wide}>
            <EmailField
              label={t('wedding.field.email')}
              hint={t('wedding.field.email.hint')}
              autoComplete="off"
              isRequired
              {...email}
            />
          </div>
          <LanguageField form={form} />
        </div>
      </Card>
      <EditorBar
        mode="create"
        isSticky
        isSaving={isSending}
        onSave={submit}
        onCancel={() => void navigate({ href: paths.facility.weddings(companyAccountId, accountId) })}
      />
      {question}
    </form>
  );
}
