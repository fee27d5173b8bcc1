import type { FacilityRecord } from '@kotohogi/contract/facility';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import type { ZodMiniType } from 'zod/mini';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useVersionedSave } from '../../../shell/form/use-versioned-save.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { NewerFields } from '../../../shell/staff/newer-fields.tsx';
import type { ja } from '../messages.ja.ts';
import { FacilityFields, type FacilityRights } from './facility-fields.tsx';
import styles from './facility-form.module.css';
import { type FacilityForm, formOf } from './facility-form.ts';
import { facilityLabels } from './facility-labels.ts';
import { facilityValueText } from './facility-value-text.ts';

const t = textsOf<typeof ja>();

export interface FacilityEditorProps {
  /** The facility as it was when editing started. */
  readonly record: FacilityRecord;
  /** The form's part of the request; the version is added on sending. */
  readonly schema: ZodMiniType;
  readonly rights: FacilityRights;
  readonly companyAccountId: string;
  readonly isSaving: boolean;
  readonly send: (changes: Partial<FacilityForm>, version: number) => Promise<FacilityRecord>;
  readonly reload: () => Promise<FacilityRecord>;
}

/** The form for a facility, of its company or of its own staff; without the right to change anything, the same as text. */
export function FacilityEditor(props: FacilityEditorProps) {
  const { record, schema, rights, companyAccountId, isSaving, send, reload } = props;
  const show = useSnackbar();
  const form = useContractForm<FacilityForm>({ schema, defaultValues: formOf(record) });
  const { save, newer, changeCount, reset } = useVersionedSave<FacilityRecord, FacilityForm>(form, {
    stored: record,
    formOf,
    send,
    reload,
    conflictCode: 'facility_changed',
  });
  const submit = useSubmit(form, async values => {
    if (await save(values)) show({ tone: 'ok', text: t('facility.saved') });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={changeCount > 0 && !isSaving} />
      {newer !== undefined && <NewerFields newer={newer} labels={facilityLabels()} textOf={facilityValueText} />}
      <FormSummary form={form} labels={facilityLabels()} />
      <FacilityFields {...{ form, rights, companyAccountId }} isIdFixed={record.isAccountIdFixed} />
      {(rights.settings || rights.gifts) && (
        <EditorBar
          mode="edit"
          isSticky
          changeCount={changeCount}
          isSaving={isSaving}
          onSave={submit}
          onCancel={reset}
        />
      )}
    </form>
  );
}
