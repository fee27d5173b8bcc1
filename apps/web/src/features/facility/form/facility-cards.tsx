import { AGGREGATE_AREAS } from '@kotohogi/domain/wedding/types';
import { AccountIdField } from '@kotohogi/ui/account-id-field';
import { Card } from '@kotohogi/ui/card';
import { EmailListField } from '@kotohogi/ui/email-list-field';
import { FieldModeProvider } from '@kotohogi/ui/form-group';
import { MoneyField } from '@kotohogi/ui/money-field';
import { NumericField } from '@kotohogi/ui/numeric-field';
import { Select } from '@kotohogi/ui/select';
import { Switch } from '@kotohogi/ui/switch';
import { TelField } from '@kotohogi/ui/tel-field';
import { TextField } from '@kotohogi/ui/text-field';
import { UrlField } from '@kotohogi/ui/url-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedField, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { areaText } from '../area-text.ts';
import type { ja } from '../messages.ja.ts';
import styles from './facility-form.module.css';
import type { FacilityForm } from './facility-form.ts';
import { RateField } from './rate-field.tsx';

const t = textsOf<typeof ja>();

interface CardProps {
  readonly form: UseFormReturn<FacilityForm>;
}

type SwitchName = 'throwMoneyEnabled' | 'sellArchiveVideo' | 'preRegistration' | 'transferApproval';

interface FlagProps extends CardProps {
  readonly name: SwitchName;
}

function Flag({ form, name }: FlagProps) {
  const { value, onChange, onBlur, id } = useListedField(form, name);
  return (
    <Switch
      id={id}
      isSelected={value}
      onChange={onChange}
      onBlur={onBlur}
      description={t(`facility.field.${name}.hint`)}
    >
      {t(`facility.field.${name}`)}
    </Switch>
  );
}

export interface ContractCardProps extends CardProps {
  /** The part of the address before the account id; left out where the card is text. */
  readonly companyAccountId?: string | undefined;
  /** The account id can no longer change. */
  readonly isIdFixed?: boolean;
}

/** The fields of the contract between company and platform: name, account id, contract number, commission rate. */
export function ContractCard({ form, companyAccountId, isIdFixed = false }: ContractCardProps) {
  return (
    <Card title={t('facility.card.contract')}>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            {...useListedTextField(form, 'name')}
            label={t('facility.field.name')}
            autoComplete="off"
            isRequired
          />
        </div>
        <div className={styles.wide}>
          <AccountIdField
            {...useListedTextField(form, 'accountId')}
            label={t('facility.field.accountId')}
            hint={t(isIdFixed ? 'facility.field.accountId.fixed' : 'facility.field.accountId.hint')}
            prefix={companyAccountId && `${location.origin}${staffPaths.company.beforeFacility(companyAccountId)}`}
            isReadOnly={isIdFixed}
            isRequired
          />
        </div>
        <NumericField
          {...useListedTextField(form, 'contractNumber')}
          label={t('facility.field.contractNumber')}
          hint={t('facility.field.contractNumber.hint')}
          autoComplete="off"
          isRequired
        />
        <RateField form={form} />
      </div>
    </Card>
  );
}

/** The contact details for guests and couples, and the area for statistics. */
export function ContactCard({ form }: CardProps) {
  return (
    <Card title={t('facility.card.contact')}>
      <div className={styles.fields}>
        <UrlField {...useListedTextField(form, 'homepage')} label={t('facility.field.homepage')} />
        <TelField
          {...useListedTextField(form, 'contactPhone')}
          label={t('facility.field.contactPhone')}
          autoComplete="off"
        />
        <TextField
          {...useListedTextField(form, 'contactHours')}
          label={t('facility.field.contactHours')}
          hint={t('facility.field.contactHours.hint')}
          autoComplete="off"
        />
        <Select
          {...useListedField(form, 'weddingAggregateArea')}
          label={t('facility.field.weddingAggregateArea')}
          hint={t('facility.field.weddingAggregateArea.hint')}
          items={AGGREGATE_AREAS.map(area => ({ value: area, label: areaText(area) }))}
        />
      </div>
    </Card>
  );
}

export interface SalesCardProps extends CardProps {
  /** Gift money has a permission of its own; without it the switch is shown as text (docs/product/facility.md#fields). */
  readonly maySwitchGifts: boolean;
}

/** Gift money and the sale of recordings. */
export function SalesCard({ form, maySwitchGifts }: SalesCardProps) {
  return (
    <Card title={t('facility.card.sales')}>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FieldModeProvider mode={maySwitchGifts ? 'edit' : 'view'}>
            <Flag form={form} name="throwMoneyEnabled" />
          </FieldModeProvider>
        </div>
        <div className={styles.wide}>
          <Flag form={form} name="transferApproval" />
        </div>
        <div className={styles.wide}>
          <Flag form={form} name="sellArchiveVideo" />
        </div>
        <MoneyField
          {...useListedTextField(form, 'archiveVideoAmount')}
          label={t('facility.field.archiveVideoAmount')}
          hint={t('facility.field.archiveVideoAmount.hint')}
          autoComplete="off"
          isRequired
        />
      </div>
    </Card>
  );
}

/** Who is notified by email. */
export function AddressesCard({ form }: CardProps) {
  return (
    <Card title={t('facility.card.addresses')}>
      <div className={styles.rows}>
        <EmailListField
          {...useListedTextField(form, 'paymentErrorEmails')}
          label={t('facility.field.paymentErrorEmails')}
          hint={t('facility.field.paymentErrorEmails.hint')}
          autoComplete="off"
        />
        <EmailListField
          {...useListedTextField(form, 'paymentFixedEmails')}
          label={t('facility.field.paymentFixedEmails')}
          hint={t('facility.field.paymentFixedEmails.hint')}
          autoComplete="off"
        />
      </div>
    </Card>
  );
}

/** Registrations by couples, and the questionnaire for guests. */
export function GuestsCard({ form }: CardProps) {
  return (
    <Card title={t('facility.card.guests')}>
      <div className={styles.rows}>
        <Flag form={form} name="preRegistration" />
        <UrlField
          {...useListedTextField(form, 'questionnaireUrl')}
          label={t('facility.field.questionnaireUrl')}
          hint={t('facility.field.questionnaireUrl.hint')}
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
