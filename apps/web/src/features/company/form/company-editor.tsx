import type { CompanyRecord } from '@kotohogi/contract/company';
import type { ZodMiniType } from 'zod/mini';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { RecordEditor } from '../../../shell/staff/record-editor.tsx';
import type { ja } from '../messages.ja.ts';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyForm, companyValueText, formOf } from './company-form.ts';
import { companyLabels } from './company-labels.ts';

const t = textsOf<typeof ja>();

export interface CompanyEditorProps {
  /** The company as it was when editing started. */
  readonly record: CompanyRecord;
  /** The form's part of the request. */
  readonly schema: ZodMiniType;
  readonly mayWrite: boolean;
  readonly mayWriteContract: boolean;
  readonly isSaving: boolean;
  readonly send: (changes: Partial<CompanyForm>, version: number) => Promise<CompanyRecord>;
  readonly reload: () => Promise<CompanyRecord>;
}

/** The form for a company; without the right to change anything, the same as text. */
export function CompanyEditor(props: CompanyEditorProps) {
  const { record, schema, mayWrite, mayWriteContract, isSaving, send, reload } = props;
  const form = useContractForm<CompanyForm>({ schema, defaultValues: formOf(record) });
  return (
    <RecordEditor
      {...{ form, formOf, send, reload, isSaving, mayWrite }}
      stored={record}
      conflictCode="company_changed"
      savedText={t('company.saved')}
      labels={companyLabels()}
      textOf={companyValueText}
    >
      <CompanyFields
        form={form}
        mayWrite={mayWrite}
        mayWriteContract={mayWriteContract}
        isIdFixed={record.isAccountIdFixed}
      />
    </RecordEditor>
  );
}
