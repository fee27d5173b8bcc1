import { type GmoSetting, paymentSetting } from '@kotohogi/contract/schemas/payment-setting';
import type { GatewayEnvironment } from '@kotohogi/domain/payment/types';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { FieldModeProvider } from '@kotohogi/ui/form-group';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { failureOf } from '../../shell/api/failure-of.ts';
import { changedFields, isSame } from '../../shell/form/changed-fields.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { FormSummary } from '../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useCompany } from '../company/index.ts';
import { type FacilityRef, usePaymentSetting, useSavePaymentSetting, useTestPaymentSetting } from './api.ts';
import type { ja } from './messages.ja.ts';
import { PaymentSettingFields, paymentSettingLabels } from './payment-setting-fields.tsx';
import styles from './payment-setting-form.module.css';
import { SettingState, TestResult } from './setting-state.tsx';

const t = textsOf<typeof ja>();

/** The values of the form. The password is empty until it is typed: it is never sent to the browser. */
export interface PaymentSettingValues {
  readonly shopId: string;
  readonly shopPass: string;
  readonly environment: GatewayEnvironment;
}

const valuesOf = ({ shopId, environment }: GmoSetting): PaymentSettingValues => ({ shopId, shopPass: '', environment });

interface EditorProps {
  readonly facility: FacilityRef;
  readonly setting: GmoSetting;
}

function Editor({ facility, setting }: EditorProps) {
  const mayWrite = useCompany().abilities.has('company:write:setting');
  const show = useSnackbar();
  const save = useSavePaymentSetting(facility);
  const test = useTestPaymentSetting(facility);
  const stored = valuesOf(setting);
  const form = useContractForm<PaymentSettingValues>({ schema: paymentSetting.save.body, defaultValues: stored });
  const submit = useSubmit(form, async values => {
    test.reset();
    const saved = await save.mutateAsync(values);
    form.reset(valuesOf(saved));
    show(
      saved.testedAt === null
        ? { tone: 'plain', text: t('paymentSetting.saved.untested') }
        : { tone: 'ok', text: t('paymentSetting.saved') },
    );
  });
  const tryOut = useSubmit(form, async values => {
    await test.mutateAsync(values);
  });
  const values = form.watch();
  const changeCount = Object.keys(changedFields(values, stored)).length;
  // The result is about the tested values, so it disappears when a field changes.
  const result = isSame(values, test.variables) ? test.data?.result : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={changeCount > 0 && !save.isPending} />
      <SettingState setting={setting} />
      <FormSummary form={form} labels={paymentSettingLabels()} />
      <Card title={t('paymentSetting.card')}>
        <FieldModeProvider mode={mayWrite ? 'edit' : 'view'}>
          <PaymentSettingFields form={form} hasPassword={setting.hasPassword} mayWrite={mayWrite} />
        </FieldModeProvider>
        {mayWrite && (
          <div className={styles.test}>
            <Button
              icon="refresh-cw"
              isBusy={test.isPending}
              busyLabel={t('paymentSetting.test.busy')}
              onPress={() => tryOut()}
            >
              {t('paymentSetting.test')}
            </Button>
            <TestResult result={result} />
          </div>
        )}
      </Card>
      {mayWrite && (
        <EditorBar
          mode="edit"
          isSticky
          changeCount={changeCount}
          isSaving={save.isPending}
          onSave={submit}
          onCancel={() => form.reset(stored)}
        />
      )}
    </form>
  );
}

/** The contract of a facility with the gateway; text for those who may not change it. */
export function PaymentSettingForm({ facilityId }: { readonly facilityId: number }) {
  const facility = { companyId: useCompany().id, id: facilityId };
  const query = usePaymentSetting(facility);
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton shape="block" height="24rem" />;
  return <Editor key={facilityId} facility={facility} setting={query.data} />;
}
