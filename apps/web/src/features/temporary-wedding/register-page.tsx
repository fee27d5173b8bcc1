import type { OpenFacility } from '@kotohogi/contract/temporary-wedding';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiError } from '../../shell/api/api-error.ts';
import { FormSummary, useListedField } from '../../shell/form/form-summary.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useOpenFacilities } from './api.ts';
import { BankFields } from './bank-fields.tsx';
import { ContactFields, PersonFields } from './couple-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RegisterFrame } from './register-frame.tsx';
import styles from './register-page.module.css';
import type { RegistrationValues } from './registration.ts';
import { registrationLabels } from './registration-labels.ts';
import { t } from './t.ts';
import { useRegistration } from './use-registration.ts';

interface AgreementProps {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly facilities: readonly OpenFacility[];
}

/** The terms of the selected venue's company, and a checkbox to accept them. */
function Agreement({ form, facilities }: AgreementProps) {
  const { value, errorMessage, ...field } = useListedField(form, 'isAgreed');
  const chosen = useWatch({ control: form.control, name: 'facilityId' });
  const facility = facilities.find(({ id }) => id === chosen);
  const links = [
    { label: t('register.terms'), href: facility?.termsLink ?? '' },
    { label: t('register.privacy'), href: facility?.privacyPolicyLink ?? '' },
  ].filter(({ href }) => href !== '');
  return (
    <div className={styles.agreement}>
      {links.map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ))}
      <Checkbox {...field} isSelected={value} isRequired {...(errorMessage === undefined ? {} : { errorMessage })}>
        {t('register.agree')}
      </Checkbox>
    </div>
  );
}

interface FormProps {
  readonly facilities: readonly OpenFacility[];
  readonly facilityId: number | null;
  readonly onSent: () => Promise<void>;
}

function RegisterForm({ facilities, facilityId, onSent }: FormProps) {
  const { form, submit, isBusy, isTwin, sendTwin, hasDraft, clear } = useRegistration(facilityId, onSent);
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <FormSummary form={form} labels={registrationLabels()} />
      {hasDraft && (
        <Alert
          tone="info"
          action={
            <Button size="small" onPress={clear}>
              {t('register.draft.clear')}
            </Button>
          }
        >
          {t('register.draft')}
        </Alert>
      )}
      <PlaceFields form={form} facilities={facilities} />
      <PersonFields form={form} who="groom" />
      <PersonFields form={form} who="bride" />
      <ContactFields form={form} />
      <BankFields form={form} />
      <Agreement form={form} facilities={facilities} />
      <Alert
        tone="warn"
        isLive
        isShown={isTwin}
        title={t('register.twin')}
        action={
          <Button size="small" isBusy={isBusy} onPress={sendTwin}>
            {t('register.twin.send')}
          </Button>
        }
      >
        {t('register.twin.text')}
      </Alert>
      <Button type="submit" variant="filled" size="large" fullWidth isBusy={isBusy} busyLabel={t('register.sending')}>
        {t('register.send')}
      </Button>
    </form>
  );
}

export interface RegisterPageProps {
  /** The venue named by a link, by its account id or number. */
  readonly facility: string | undefined;
  readonly onSent: () => Promise<void>;
}

/** /register: a couple registers at a venue by themselves (docs/product/temporary-wedding.md#where-it-is-offered). */
export function RegisterPage({ facility, onSent }: RegisterPageProps) {
  const { data, error, refetch } = useOpenFacilities();
  const rows = data?.rows ?? [];
  const named = rows.find(({ id, accountId }) => accountId === facility || String(id) === facility);
  const only = rows.length === 1 ? rows[0] : undefined;
  return (
    <RegisterFrame latin="Registration" title={t('register.title')} lead={t('register.lead')}>
      {data === undefined && error === null && <Skeleton shape="block" height="32rem" />}
      {data === undefined && error !== null && (
        <LoadFailure
          message={error instanceof ApiError ? error.userMessage : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && rows.length === 0 && (
        <EmptyState title={t('register.none')} action={<LinkButton href={paths.home}>{t('register.home')}</LinkButton>}>
          {t('register.none.text')}
        </EmptyState>
      )}
      {rows.length > 0 && <RegisterForm facilities={rows} facilityId={(named ?? only)?.id ?? null} onSent={onSent} />}
    </RegisterFrame>
  );
}
