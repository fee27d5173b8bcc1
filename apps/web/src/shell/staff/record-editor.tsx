import { EditorBar } from '@kotohogi/ui/editor-bar';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormSummary } from '../form/form-summary.tsx';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useVersionedSave, type VersionedRecord } from '../form/use-versioned-save.ts';
import { NewerFields, type NewerFieldsProps } from './newer-fields.tsx';
import styles from './record-editor.module.css';

export interface RecordEditorProps<R extends { readonly version: number }, V extends FieldValues>
  extends VersionedRecord<R, V> {
  readonly form: UseFormReturn<V>;
  /** Some field may be changed; otherwise there is nothing to save. */
  readonly mayWrite: boolean;
  readonly isSaving: boolean;
  /** The message after saving. */
  readonly savedText: string;
  /** The fields in form order, each with its label. */
  readonly labels: NewerFieldsProps<V>['labels'] & Readonly<Partial<Record<Path<V>, string>>>;
  readonly textOf: NewerFieldsProps<V>['textOf'];
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a record with a version: what others have saved meanwhile, its errors, its fields, and the bar. */
export function RecordEditor<R extends { readonly version: number }, V extends FieldValues>(
  props: RecordEditorProps<R, V>,
) {
  const { form, mayWrite, isSaving, savedText, labels, textOf, children, ...record } = props;
  const show = useSnackbar();
  const { save, newer, changeCount, reset } = useVersionedSave<R, V>(form, record);
  const submit = useSubmit(form, async values => {
    if (await save(values)) show({ tone: 'ok', text: savedText });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={changeCount > 0 && !isSaving} />
      {newer !== undefined && <NewerFields newer={newer} labels={labels} textOf={textOf} />}
      <FormSummary form={form} labels={labels} />
      {children}
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
