import type { HallDetail } from '@kotohogi/contract/hall';
import { hall } from '@kotohogi/contract/schemas/hall';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { FieldModeProvider } from '@kotohogi/ui/form-group';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { changedFields } from '../../shell/form/changed-fields.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { FormSummary } from '../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useFacility } from '../facility/index.ts';
import { useUpdateHall } from './api.ts';
import { HallCalendar } from './hall-calendar.tsx';
import { HallFields } from './hall-fields.tsx';
import styles from './hall-form.module.css';
import { formOf, type HallForm, hallLabels } from './hall-form.ts';
import { HallPreview } from './hall-preview.tsx';
import { HallSample } from './hall-sample.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** A hall with its sample; its fields are text for those who may not change them. */
export function EditHall({ detail }: { readonly detail: HallDetail }) {
  const { id, abilities } = useFacility();
  const mayWrite = abilities.has('facility:write:info');
  const show = useSnackbar();
  const update = useUpdateHall(id, detail.id);
  const stored = formOf(detail);
  const form = useContractForm<HallForm>({ schema: hall.update.body, defaultValues: stored });
  const submit = useSubmit(form, async values => {
    const { designPattern, ...changes } = changedFields(values, stored);
    form.reset(formOf(await update.mutateAsync({ ...changes, ...(designPattern ? { designPattern } : {}) })));
    show({ tone: 'ok', text: t('hall.saved') });
  });
  const values = form.watch();
  const changeCount = Object.keys(changedFields(values, stored)).length;
  return (
    <HallPreview hall={values}>
      <div className={styles.form}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <LeaveGuard isDirty={changeCount > 0 && !update.isPending} />
          <FormSummary form={form} labels={hallLabels()} />
          <FieldModeProvider mode={mayWrite ? 'edit' : 'view'}>
            <HallFields form={form} />
          </FieldModeProvider>
          {mayWrite && (
            <EditorBar
              mode="edit"
              isSticky
              changeCount={changeCount}
              isSaving={update.isPending}
              onSave={submit}
              onCancel={() => form.reset(stored)}
            />
          )}
        </form>
        <HallSample hall={detail} />
        {mayWrite && <HallCalendar hall={detail} />}
      </div>
    </HallPreview>
  );
}
