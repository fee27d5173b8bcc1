import { type FacilityRecord, facility } from '@kotohogi/contract/schemas/facility';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import * as z from 'zod/mini';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useVersionedSave } from '../../../shell/form/use-versioned-save.ts';
import { withoutNulls } from '../../../shell/form/without-nulls.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { NewerFields } from '../../../shell/staff/newer-fields.tsx';
import { useCompany } from '../../company/index.ts';
import { useReloadFacility, useUpdateFacility } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { FacilityFields } from './facility-fields.tsx';
import styles from './facility-form.module.css';
import { type FacilityForm, formOf } from './facility-form.ts';
import { facilityLabels } from './facility-labels.ts';
import { facilityValueText } from './facility-value-text.ts';

const t = textsOf<typeof ja>();

/** The form's part of the request; the version is added on sending. */
const schema = z.omit(facility.update.body, { version: true });

export interface EditFacilityProps {
  /** The facility as it was when editing started. */
  readonly record: FacilityRecord;
}

/** The form for a facility of the company; without the right to change anything, the same as text. */
export function EditFacility({ record }: EditFacilityProps) {
  const { id, abilities } = useCompany();
  const show = useSnackbar();
  const form = useContractForm<FacilityForm>({ schema, defaultValues: formOf(record) });
  const update = useUpdateFacility(id, record.id);
  const { save, newer, changeCount, reset } = useVersionedSave<FacilityRecord, FacilityForm>(form, {
    stored: record,
    formOf,
    send: (changes, version) => update.mutateAsync({ ...withoutNulls(changes), version }),
    reload: useReloadFacility(id, record.id),
    conflictCode: 'facility_changed',
  });
  const submit = useSubmit(form, async values => {
    if (await save(values)) show({ tone: 'ok', text: t('facility.saved') });
  });
  const isEditable = abilities.has('company:write:facility') || abilities.has('company:write:throwMoneyEnabled');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={changeCount > 0 && !update.isPending} />
      {newer !== undefined && <NewerFields newer={newer} labels={facilityLabels()} textOf={facilityValueText} />}
      <FormSummary form={form} labels={facilityLabels()} />
      <FacilityFields form={form} isIdFixed={record.isAccountIdFixed} />
      {isEditable && (
        <EditorBar
          mode="edit"
          isSticky
          changeCount={changeCount}
          isSaving={update.isPending}
          onSave={submit}
          onCancel={reset}
        />
      )}
    </form>
  );
}
