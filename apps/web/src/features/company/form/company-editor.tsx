import type { CompanyRecord } from '@kotohogi/contract/company';
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
import { CompanyFields } from './company-fields.tsx';
import styles from './company-form.module.css';
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
  const show = useSnackbar();
  const form = useContractForm<CompanyForm>({ schema, defaultValues: formOf(record) });
  const { save, newer, changeCount, reset } = useVersionedSave<CompanyRecord, CompanyForm>(form, {
    stored: record,
    formOf,
    send,
    reload,
    conflictCode: 'company_changed',
  });
  const submit = useSubmit(form, async values => {
    if (await save(values)) show({ tone: 'ok', text: t('company.saved') });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={changeCount > 0 && !isSaving} />
      {newer !== undefined && <NewerFields newer={newer} labels={companyLabels()} textOf={companyValueText} />}
      <FormSummary form={form} labels={companyLabels()} />
      <CompanyFields
        form={form}
        mayWrite={mayWrite}
        mayWriteContract={mayWriteContract}
        isIdFixed={record.isAccountIdFixed}
      />
      {mayWrite && (
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
