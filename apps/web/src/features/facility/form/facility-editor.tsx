import type { FacilityRecord } from '@kotohogi/contract/facility';
import type { ZodMiniType } from 'zod/mini';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { RecordEditor } from '../../../shell/staff/record-editor.tsx';
import type { ja } from '../messages.ja.ts';
import { FacilityFields, type FacilityRights } from './facility-fields.tsx';
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
  const form = useContractForm<FacilityForm>({ schema, defaultValues: formOf(record) });
  return (
    <RecordEditor
      {...{ form, formOf, send, reload, isSaving }}
      mayWrite={rights.settings || rights.gifts}
      stored={record}
      conflictCode="facility_changed"
      savedText={t('facility.saved')}
      labels={facilityLabels()}
      textOf={facilityValueText}
    >
      <FacilityFields {...{ form, rights, companyAccountId }} isIdFixed={record.isAccountIdFixed} />
    </RecordEditor>
  );
}
