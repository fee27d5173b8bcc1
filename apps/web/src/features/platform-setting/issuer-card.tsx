import { DUE_RULES, type DueRule } from '@kotohogi/domain/platform-setting/issuer';
import { Card } from '@kotohogi/ui/card';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedField, useListedTextField } from '../../shell/form/form-summary.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import styles from './platform-settings-form.module.css';
import type { SettingsForm } from './settings-form.ts';

const t = textsOf<typeof ja>();

/** The name of a due rule. */
export const dueRuleText = (rule: DueRule): string => t(`platformSetting.invoiceDueRule.${rule}`);

/** The labels of the fields, also for the summary of errors. */
export const issuerLabels = () => ({
  issuerName: t('platformSetting.issuerName'),
  issuerNameEn: t('platformSetting.issuerNameEn'),
  issuerAddress: t('platformSetting.issuerAddress'),
  issuerAddressEn: t('platformSetting.issuerAddressEn'),
  registrationNumber: t('platformSetting.registrationNumber'),
  issuerBank: t('platformSetting.issuerBank'),
  issuerBankEn: t('platformSetting.issuerBankEn'),
  invoiceDueRule: t('platformSetting.invoiceDueRule'),
});

const isRule = (text: string): text is DueRule => DUE_RULES.some(rule => rule === text);

/** Who issues the platform's invoices, and when they are due. */
export function IssuerCard({ form }: { readonly form: UseFormReturn<SettingsForm> }) {
  const labels = issuerLabels();
  const rule = useListedField(form, 'invoiceDueRule');
  const en = t('platformSetting.issuer.en.hint');
  return (
    <Card title={t('platformSetting.issuer')}>
      <div className={styles.rows}>
        <TextField {...useListedTextField(form, 'issuerName')} label={labels.issuerName} />
        <TextField {...useListedTextField(form, 'issuerNameEn')} label={labels.issuerNameEn} hint={en} />
        <TextArea {...useListedTextField(form, 'issuerAddress')} label={labels.issuerAddress} />
        <TextArea {...useListedTextField(form, 'issuerAddressEn')} label={labels.issuerAddressEn} hint={en} />
        <TextField
          {...useListedTextField(form, 'registrationNumber')}
          label={labels.registrationNumber}
          hint={t('platformSetting.registrationNumber.hint')}
        />
        <TextArea
          {...useListedTextField(form, 'issuerBank')}
          label={labels.issuerBank}
          hint={t('platformSetting.issuerBank.hint')}
        />
        <TextArea {...useListedTextField(form, 'issuerBankEn')} label={labels.issuerBankEn} hint={en} />
        <NativeSelect
          {...rule}
          label={labels.invoiceDueRule}
          hint={t('platformSetting.invoiceDueRule.hint')}
          options={DUE_RULES.map(value => ({ value, label: dueRuleText(value) }))}
          onChange={value => isRule(value) && rule.onChange(value)}
        />
      </div>
    </Card>
  );
}
