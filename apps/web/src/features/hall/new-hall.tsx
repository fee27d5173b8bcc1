import { hall } from '@kotohogi/contract/schemas/hall';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { FormSummary } from '../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useFacility } from '../facility/index.ts';
import { useCreateHall } from './api.ts';
import { HallFields } from './hall-fields.tsx';
import styles from './hall-form.module.css';
import { type HallForm, hallLabels, NEW_HALL } from './hall-form.ts';
import { HallPreview } from './hall-preview.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The form that creates a hall. */
export function NewHall() {
  const { id, companyAccountId, accountId } = useFacility();
  const navigate = useNavigate();
  const show = useSnackbar();
  const create = useCreateHall(id);
  const form = useContractForm<HallForm>({ schema: hall.create.body, defaultValues: NEW_HALL });
  const submit = useSubmit(form, async ({ designPattern, ...values }) => {
    // The form's validation ensures that one is chosen.
    if (designPattern === null) return;
    const made = await create.mutateAsync({ ...values, designPattern });
    show({ tone: 'ok', text: t('hall.created') });
    await navigate({ href: staffPaths.facility.hall(companyAccountId, accountId, made.id), ignoreBlocker: true });
  });
  return (
    <HallPreview hall={form.watch()}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <LeaveGuard isDirty={form.formState.isDirty && !create.isPending} />
        <FormSummary form={form} labels={hallLabels()} />
        <HallFields form={form} />
        <EditorBar
          mode="create"
          isSticky
          isSaving={create.isPending}
          onSave={submit}
          onCancel={() => void navigate({ href: staffPaths.facility.halls(companyAccountId, accountId) })}
        />
      </form>
    </HallPreview>
  );
}
