import { Checkbox } from '@kotohogi/ui/checkbox';
import type { BoundField } from '../../shell/form/contract-form.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { HostInvite } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

export interface AgreementProps {
  readonly field: BoundField<boolean>;
  /** The documents to accept, shown as links. */
  readonly links?: Pick<HostInvite, 'termsLink' | 'privacyPolicyLink'>;
  /** What is agreed to; defaults to the documents. */
  readonly children?: string;
}

/** A required checkbox to agree, below the documents it is about. */
export function Agreement({ field, links, children = t('account.verify.agree') }: AgreementProps) {
  const { value, errorMessage, id, name, onChange, onBlur } = field;
  const shown = [
    { label: t('account.verify.terms'), href: links?.termsLink ?? '' },
    { label: t('account.verify.privacy'), href: links?.privacyPolicyLink ?? '' },
  ].filter(({ href }) => href !== '');
  return (
    <div className={styles.agreement}>
      {shown.map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ))}
      <Checkbox
        id={id}
        name={name}
        isSelected={value}
        onChange={onChange}
        onBlur={onBlur}
        isRequired
        {...(errorMessage === undefined ? {} : { errorMessage })}
      >
        {children}
      </Checkbox>
    </div>
  );
}
