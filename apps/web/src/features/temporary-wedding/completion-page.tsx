import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useState } from 'react';
import { dateText, phoneText } from '../../shell/formats.ts';
import { paths } from '../../shell/router/paths.ts';
import { type Receipt, readReceipt } from './draft.ts';
import { RegisterFrame } from './register-frame.tsx';
import styles from './register-page.module.css';
import { t } from './t.ts';

/** The next steps in order, with their dates. */
function Steps({ receipt }: { readonly receipt: Receipt }) {
  const { email, facilityName: facility, answerBy } = receipt;
  const date = dateText(atJst(localDate(answerBy)));
  const steps = [
    { title: t('registered.mail'), text: t('registered.mail.text', { email }) },
    { title: t('registered.answer', { date }), text: t('registered.answer.text', { facility }) },
    { title: t('registered.begin'), text: t('registered.begin.text') },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** /register/completion: the next steps and their dates (docs/product/temporary-wedding.md#after-sending). */
export function CompletionPage() {
  const [receipt] = useState(readReceipt);
  const contact = [receipt?.facilityName, phoneText(receipt?.facilityPhone ?? ''), receipt?.facilityHours];
  return (
    <RegisterFrame latin="Thank you" title={t('registered.title')} lead={t('registered.lead')}>
      {receipt === undefined ? <p>{t('registered.plain')}</p> : <Steps receipt={receipt} />}
      {receipt !== undefined && (
        <p className={styles.contact}>
          {t('registered.contact')} {contact.filter(Boolean).join(' ')}
        </p>
      )}
      <div className={styles.wayOn}>
        <LinkButton href={paths.home} variant="quiet">
          {t('register.home')}
        </LinkButton>
      </div>
    </RegisterFrame>
  );
}
