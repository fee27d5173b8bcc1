import { AccountIdField } from '@kotohogi/ui/account-id-field';
import { Card } from '@kotohogi/ui/card';
import { FieldModeProvider } from '@kotohogi/ui/form-group';
import { NumericField } from '@kotohogi/ui/numeric-field';
import { TextField } from '@kotohogi/ui/text-field';
import { UrlField } from '@kotohogi/ui/url-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedTextField } from '../../../shell/form/form-summary.tsx';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import type { ja } from '../messages.ja.ts';
import styles from './company-form.module.css';
import type { CompanyForm } from './company-form.ts';

const t = textsOf<typeof ja>();

type LinkName = 'lawLink' | 'privacyPolicyLink' | 'termsLink' | 'faqLink' | 'guideLink';

interface FieldProps {
  readonly form: UseFormReturn<CompanyForm>;
}

function LinkField({ form, name }: FieldProps & { readonly name: LinkName }) {
  const hint = name === 'lawLink' ? t('company.field.lawLink.hint') : undefined;
  return (
    <UrlField {...useListedTextField(form, name)} label={t(`company.field.${name}`)} hint={hint} autoComplete="off" />
  );
}

export interface CompanyFieldsProps extends FieldProps {
  readonly mayWrite: boolean;
  /** Account id and contract number are agreed with the platform: only the platform changes them. */
  readonly mayWriteContract: boolean;
  readonly isIdFixed?: boolean;
}

/** All fields of a company: as text where the user may not change them. */
export function CompanyFields({ form, mayWrite, mayWriteContract, isIdFixed = false }: CompanyFieldsProps) {
  return (
    <FieldModeProvider mode={mayWrite ? 'edit' : 'view'}>
      <Card title={t('company.card.basics')}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField
              {...useListedTextField(form, 'name')}
              label={t('company.field.name')}
              autoComplete="off"
              isRequired
            />
          </div>
          <FieldModeProvider mode={mayWriteContract ? 'edit' : 'view'}>
            <AccountIdField
              {...useListedTextField(form, 'accountId')}
              label={t('company.field.accountId')}
              hint={t(isIdFixed ? 'company.field.accountId.fixed' : 'company.field.accountId.hint')}
              prefix={mayWriteContract ? `${location.origin}${staffPaths.company.before}` : undefined}
              isReadOnly={isIdFixed}
              isRequired
            />
            <NumericField
              {...useListedTextField(form, 'contractNumber')}
              label={t('company.field.contractNumber')}
              hint={t('company.field.contractNumber.hint')}
              autoComplete="off"
              isRequired
            />
          </FieldModeProvider>
        </div>
      </Card>
      <Card title={t('company.card.footer')} aside={t('company.card.footer.aside')}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <LinkField form={form} name="lawLink" />
          </div>
          <LinkField form={form} name="privacyPolicyLink" />
          <LinkField form={form} name="termsLink" />
          <LinkField form={form} name="faqLink" />
          <LinkField form={form} name="guideLink" />
          <div className={styles.wide}>
            <TextField
              {...useListedTextField(form, 'copyrightName')}
              label={t('company.field.copyrightName')}
              hint={t('company.field.copyrightName.hint')}
              autoComplete="off"
              prefix="©"
            />
          </div>
        </div>
      </Card>
    </FieldModeProvider>
  );
}
