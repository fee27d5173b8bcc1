import { nameOf } from '@kotohogi/domain/profile/name-of';
import { EmailField } from '@kotohogi/ui/email-field';
import { FormGroup } from '@kotohogi/ui/form-group';
import { KanaField } from '@kotohogi/ui/kana-field';
import { TextField, toHalfWidth } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedTextField } from '../../shell/form/form-summary.tsx';
import styles from './register-page.module.css';
import type { RegistrationValues } from './registration.ts';
import { t } from './t.ts';

interface FieldsProps {
  readonly form: UseFormReturn<RegistrationValues>;
}

/** The names of one person, with readings and Latin spelling, which follows the kana while it is empty. */
export function PersonFields({ form, who }: FieldsProps & { readonly who: 'groom' | 'bride' }) {
  const lastName = useListedTextField(form, `${who}LastName`);
  const firstName = useListedTextField(form, `${who}FirstName`);
  const lastNameKana = useListedTextField(form, `${who}LastNameKana`);
  const firstNameKana = useListedTextField(form, `${who}FirstNameKana`);
  const lastNameRoman = useListedTextField(form, `${who}LastNameRoman`);
  const firstNameRoman = useListedTextField(form, `${who}FirstNameRoman`);
  const written = { lastName: lastName.value, firstName: firstName.value };
  const byKana = nameOf({ ...written, lastNameKana: lastNameKana.value, firstNameKana: firstNameKana.value });
  return (
    <FormGroup legend={t(`register.${who}`)}>
      <div className={styles.names}>
        <TextField label={t('register.lastName')} autoComplete="off" isRequired {...lastName} />
        <TextField label={t('register.firstName')} autoComplete="off" isRequired {...firstName} />
        <KanaField label={t('register.lastNameKana')} autoComplete="off" isRequired {...lastNameKana} />
        <KanaField label={t('register.firstNameKana')} autoComplete="off" isRequired {...firstNameKana} />
        <TextField
          label={t('register.lastNameRoman')}
          placeholder={byKana.lastNameRoman}
          normaliseOnBlur={toHalfWidth}
          autoComplete="off"
          showOptional
          {...lastNameRoman}
        />
        <TextField
          label={t('register.firstNameRoman')}
          placeholder={byKana.firstNameRoman}
          normaliseOnBlur={toHalfWidth}
          autoComplete="off"
          showOptional
          {...firstNameRoman}
        />
      </div>
    </FormGroup>
  );
}

/** The contact details for the venue. */
export function ContactFields({ form }: FieldsProps) {
  const email = useListedTextField(form, 'email');
  return (
    <FormGroup legend={t('register.contact')}>
      <EmailField
        label={t('register.email')}
        hint={t('register.email.hint')}
        autoComplete="email"
        isRequired
        {...email}
      />
    </FormGroup>
  );
}
