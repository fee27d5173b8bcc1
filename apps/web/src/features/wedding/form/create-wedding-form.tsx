import { wedding } from '@kotohogi/contract/schemas/wedding';
import { Card } from '@kotohogi/ui/card';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { EmailField } from '@kotohogi/ui/email-field';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
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
import { type NewWeddingBody, newWeddingBody, type WeddingForm } from './wedding-form.ts';
import { weddingLabels } from './wedding-labels.ts';

const t = textsOf<typeof ja>();

export interface CreateWeddingFormProps {
  /** The values to begin with. */
  readonly start: WeddingForm;
  readonly isSending: boolean;
  readonly send: (body: NewWeddingBody) => Promise<void>;
  readonly onCancel: () => void;
  readonly title?: string;
  /** A sentence below the title. */
  readonly lead?: string;
}

/** The form of a new wedding. */
export function CreateWeddingForm({ start, isSending, send, onCancel, title, lead }: CreateWeddingFormProps) {
  const question = useHallQuestion();
  const form = useContractForm<WeddingForm>({ schema: wedding.create.body, defaultValues: start });
  const submit = useSubmit(form, async values => {
    const body = newWeddingBody(values);
    if (body !== undefined) await question.send(isHallUseConfirmed => send({ ...body, isHallUseConfirmed }));
  });
  const email = useListedTextField(form, 'email');
  const { isDirty } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty && !isSending} />
      <FormSummary form={form} labels={weddingLabels()} />
      <Card title={title}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
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
      <EditorBar mode="create" isSticky isSaving={isSending} onSave={submit} onCancel={onCancel} />
      {question.dialog}
    </form>
  );
}
