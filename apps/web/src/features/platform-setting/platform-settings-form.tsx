import { type PlatformSettings, platformSetting } from '@kotohogi/contract/schemas/platform-setting';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmailField } from '@kotohogi/ui/email-field';
import { EmailListField } from '@kotohogi/ui/email-list-field';
import { FieldModeProvider } from '@kotohogi/ui/form-group';
import { Skeleton } from '@kotohogi/ui/skeleton';
import * as z from 'zod/mini';
import { failureOf } from '../../shell/api/failure-of.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { useListedTextField } from '../../shell/form/form-summary.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import { RecordEditor } from '../../shell/staff/record-editor.tsx';
import { fetchPlatformSettings, usePlatformSettings, useUpdatePlatformSettings } from './api.ts';
import { dueRuleText, IssuerCard, issuerLabels } from './issuer-card.tsx';
import type { ja } from './messages.ja.ts';
import styles from './platform-settings-form.module.css';
import type { SettingsForm } from './settings-form.ts';

const t = textsOf<typeof ja>();

const schema = z.omit(platformSetting.update.body, { version: true });

/** Addresses as the field shows them. */
const listed = (text: string) => text.split(',').join(', ');

const formOf = ({
  environment,
  version,
  emergencyDestination,
  liveErrorDestination,
  ...rest
}: PlatformSettings): SettingsForm => ({
  ...rest,
  emergencyDestination: listed(emergencyDestination),
  liveErrorDestination: listed(liveErrorDestination),
});

const labels = () => ({
  email: t('platformSetting.email'),
  emergencyDestination: t('platformSetting.emergencyDestination'),
  liveErrorDestination: t('platformSetting.liveErrorDestination'),
  ...issuerLabels(),
});

/** Says who gets an alarm while its field is empty. */
function whileEmpty(environment: string): string {
  return environment === ''
    ? t('platformSetting.empty')
    : t('platformSetting.empty.environment', { addresses: listed(environment) });
}

interface EditorProps {
  readonly settings: PlatformSettings;
  readonly mayWrite: boolean;
}

function Editor({ settings, mayWrite }: EditorProps) {
  const update = useUpdatePlatformSettings();
  const form = useContractForm<SettingsForm>({ schema, defaultValues: formOf(settings) });
  const { environment } = settings;
  const { email, emergencyDestination, liveErrorDestination } = labels();
  return (
    <RecordEditor
      {...{ form, formOf, mayWrite }}
      stored={settings}
      send={(changes, version) => update.mutateAsync({ ...changes, version })}
      reload={fetchPlatformSettings}
      conflictCode="platform_setting_changed"
      isSaving={update.isPending}
      savedText={t('platformSetting.saved')}
      labels={labels()}
      textOf={(name, values) => (name === 'invoiceDueRule' ? dueRuleText(values[name]) : values[name])}
    >
      <FieldModeProvider mode={mayWrite ? 'edit' : 'view'}>
        <Card title={t('platformSetting.card')}>
          <div className={styles.rows}>
            <EmailField
              {...useListedTextField(form, 'email')}
              label={email}
              hint={t('platformSetting.email.hint')}
              autoComplete="off"
            />
            <EmailListField
              {...useListedTextField(form, 'emergencyDestination')}
              label={emergencyDestination}
              hint={t('platformSetting.emergencyDestination.hint', {
                empty: whileEmpty(environment.emergencyDestination),
              })}
              autoComplete="off"
            />
            <EmailListField
              {...useListedTextField(form, 'liveErrorDestination')}
              label={liveErrorDestination}
              hint={t('platformSetting.liveErrorDestination.hint', {
                empty: whileEmpty(environment.liveErrorDestination),
              })}
              autoComplete="off"
            />
          </div>
        </Card>
        <IssuerCard form={form} />
      </FieldModeProvider>
    </RecordEditor>
  );
}

/** The platform's settings; text for those who may only read them. */
export function PlatformSettingsForm({ mayWrite }: { readonly mayWrite: boolean }) {
  const query = usePlatformSettings();
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton shape="block" height="24rem" />;
  return <Editor settings={query.data} mayWrite={mayWrite} />;
}
