import { textsOf } from '../../shell/i18n/text.ts';
import { MailRequest } from '../session/index.ts';
import { useRequestInvites } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

export interface RequestMailAgainProps {
  /** The type of mail: an invitation to join, or the venue's activation link. */
  readonly mail: 'invite' | 'verify';
}

/** Requests a new mail for a link that has expired or is lost. */
export function RequestMailAgain({ mail }: RequestMailAgainProps) {
  return (
    <section className={styles.form}>
      <div>
        <h2 className={styles.heading}>{t('account.invite.again')}</h2>
        <p className={styles.caption}>{t(`account.${mail}.again.text`)}</p>
      </div>
      <MailRequest
        request={useRequestInvites()}
        submitLabel={t(`account.${mail}.again.send`)}
        sentText={email => t(`account.${mail}.again.sent`, { email })}
      />
    </section>
  );
}
