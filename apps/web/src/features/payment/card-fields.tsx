import { CardNumberField } from '@kotohogi/ui/card-number-field';
import { ExpiryFields } from '@kotohogi/ui/expiry-fields';
import { HolderField } from '@kotohogi/ui/holder-field';
import { Icon } from '@kotohogi/ui/icon';
import { SecurityCodeField } from '@kotohogi/ui/security-code-field';
import { useField, useTextField } from '../../shell/form/contract-form.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './card-fields.module.css';
import type { ja } from './messages.ja.ts';
import type { CardEntry } from './use-card-entry.ts';

const t = textsOf<typeof ja>();

export interface CardFieldsProps {
  readonly entry: CardEntry;
  /** The id of the form, for the submit button at the bottom of the dialog. */
  readonly formId: string;
  readonly onSubmit: () => void;
}

/** The card fields as a separate form, so that browsers autofill cards and Enter submits. */
export function CardFields({ entry, formId, onSubmit }: CardFieldsProps) {
  const { form, place } = entry;
  const number = useTextField(form, 'cardNumber');
  const expiry = useField(form, 'expiry');
  const code = useTextField(form, 'securityCode');
  const holder = useTextField(form, 'holderName');
  return (
    <form
      ref={place}
      id={formId}
      className={styles.fields}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CardNumberField isRequired {...number} />
      <div className={styles.pair}>
        <ExpiryFields isRequired currentYear={new Date().getFullYear()} {...expiry} />
        <SecurityCodeField isRequired {...code} />
      </div>
      <HolderField isRequired {...holder} />
    </form>
  );
}

/** The note on how the card number is handled. */
export function CardSecurityNote() {
  return (
    <p className={styles.promise}>
      <Icon name="lock" />
      <span>{t('payment.safe')}</span>
    </p>
  );
}
