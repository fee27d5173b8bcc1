import { facility } from '@kotohogi/contract/schemas/facility';
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
import { useCompany } from '../../company/index.ts';
import { useCreateFacility } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { FacilityFields } from './facility-fields.tsx';
import styles from './facility-form.module.css';
import { type FacilityForm, NEW_FACILITY } from './facility-form.ts';
import { facilityLabels } from './facility-labels.ts';

const t = textsOf<typeof ja>();

/** The form that creates a facility of a company; afterwards the new facility is open. */
export function NewFacility() {
  const company = useCompany();
  const navigate = useNavigate();
  const show = useSnackbar();
  const create = useCreateFacility(company.id);
  const form = useContractForm<FacilityForm>({ schema: facility.create.body, defaultValues: NEW_FACILITY });
  const submit = useSubmit(form, async values => {
    const made = await create.mutateAsync(withoutNulls(values));
    show({ tone: 'ok', text: t('facility.created', { name: made.name }) });
    await navigate({ href: staffPaths.company.facility(company.accountId, made.id), ignoreBlocker: true });
  });
  const { isDirty } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty && !create.isPending} />
      <FormSummary form={form} labels={facilityLabels()} />
      <FacilityFields
        form={form}
        rights={{ contract: true, settings: true, gifts: company.abilities.has('company:write:throwMoneyEnabled') }}
        companyAccountId={company.accountId}
      />
      <EditorBar
        mode="create"
        isSticky
        isSaving={create.isPending}
        onSave={submit}
        onCancel={() => void navigate({ href: staffPaths.company.facilities(company.accountId) })}
      />
    </form>
  );
}
