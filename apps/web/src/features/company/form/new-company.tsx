import { company } from '@kotohogi/contract/schemas/company';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { withoutNulls } from '../../../shell/form/without-nulls.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useCreateCompany } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { CompanyFields } from './company-fields.tsx';
import styles from './company-form.module.css';
import { type CompanyForm, NEW_COMPANY } from './company-form.ts';
import { companyLabels } from './company-labels.ts';

const t = textsOf<typeof ja>();

/** The form that creates a company; afterwards the list shows it. */
export function NewCompany() {
  const navigate = useNavigate();
  const show = useSnackbar();
  const create = useCreateCompany();
  const form = useContractForm<CompanyForm>({ schema: company.create.body, defaultValues: NEW_COMPANY });
  const submit = useSubmit(form, async values => {
    const made = await create.mutateAsync(withoutNulls(values));
    show({ tone: 'ok', text: t('company.created', { name: made.name }) });
    await navigate({ href: staffPaths.admin.companies, ignoreBlocker: true });
  });
  const { isDirty } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty && !create.isPending} />
      <FormSummary form={form} labels={companyLabels()} />
      <CompanyFields form={form} mayWrite mayWriteContract />
      <EditorBar
        mode="create"
        isSticky
        isSaving={create.isPending}
        onSave={submit}
        onCancel={() => void navigate({ href: staffPaths.admin.companies })}
      />
    </form>
  );
}
