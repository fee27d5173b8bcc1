import type { GivingArea } from '@kotohogi/contract/staff';
import { Card } from '@kotohogi/ui/card';
import { EmailField } from '@kotohogi/ui/email-field';
import { LinkButton } from '@kotohogi/ui/link-button';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { TextField } from '@kotohogi/ui/text-field';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary, useListedField, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { StaffArea } from './area.ts';
import type { ja } from './messages.ja.ts';
import type { GivenValues, PersonValues } from './person-values.ts';
import { RoleFields } from './role-fields.tsx';
import styles from './staff-form.module.css';

const t = textsOf<typeof ja>();

const labels = () => ({
  name: t('staff.field.name'),
  email: t('staff.field.email'),
  areaId: t('staff.field.area'),
  role: t('staff.field.role'),
});

interface FieldProps {
  readonly form: UseFormReturn<PersonValues>;
}

function NameField({ form }: FieldProps) {
  const name = useListedTextField(form, 'name');
  return <TextField {...name} label={t('staff.field.name')} autoComplete="off" isRequired />;
}

/** The language of the mail: that of the reader, which only the sender knows. */
function LanguageField({ form }: FieldProps) {
  const { onChange, ...field } = useListedField(form, 'language');
  return (
    <NativeSelect
      {...field}
      label={t('staff.field.language')}
      options={[
        { value: 'ja', label: t('staff.language.ja') },
        { value: 'en', label: t('staff.language.en') },
      ]}
      onChange={value => onChange(value === 'en' ? 'en' : 'ja')}
    />
  );
}

export interface PersonFormProps {
  readonly area: StaffArea;
  readonly areas: readonly GivingArea[];
  /** The body of the row that the form is sent to. */
  readonly schema: ZodMiniType;
  /** The password of an account that is created with its name; undefined for an invitation. */
  readonly password?: string;
  readonly emailHint: string;
  /** The head of the form. */
  readonly note?: ReactNode;
  readonly submitButton: ReactNode;
  readonly isSending: boolean;
  readonly send: (values: GivenValues) => Promise<void>;
}

/** The form that gives a new person a role, by an invitation or with an account. */
export function PersonForm(props: PersonFormProps) {
  const { area, areas, schema, password, emailHint, note, submitButton, isSending, send } = props;
  const form = useContractForm<PersonValues>({
    schema,
    defaultValues: {
      ...{ name: '', password: password ?? '', email: '' },
      ...{ areaId: areas[0]?.areaId ?? null, role: '', language: currentLanguage() },
    },
  });
  const submit = useSubmit(form, async ({ role, ...values }) => {
    // The form's validation ensures that a role is chosen.
    if (role !== '') await send({ ...values, role });
  });
  const email = useListedTextField(form, 'email');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={form.formState.isDirty && !isSending} />
      <FormSummary form={form} labels={labels()} />
      {note}
      <Card>
        <div className={styles.fields}>
          {password !== undefined && <NameField form={form} />}
          <EmailField {...email} label={t('staff.field.email')} hint={emailHint} autoComplete="off" isRequired />
          <RoleFields form={form} areas={areas} />
          <LanguageField form={form} />
        </div>
      </Card>
      <div className={styles.buttons}>
        <LinkButton href={area.href} variant="quiet">
          {t('staff.cancel')}
        </LinkButton>
        {submitButton}
      </div>
    </form>
  );
}
