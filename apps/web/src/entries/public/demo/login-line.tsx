import { CopyButton } from '@kotohogi/ui/copy-button';
import { textsOf } from '../../../shell/i18n/text.ts';
import styles from './login-line.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface LoginLineProps {
  readonly name: string;
  readonly email: string;
}

/** One login: the role, and the email address to copy. */
export function LoginLine({ name, email }: LoginLineProps) {
  const [user, host] = email.split('@');
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={styles.email}>
        {user}
        <wbr />@{host}
      </span>
      <CopyButton text={email} label={t('demo.copy', { text: email })} isIcon />
    </div>
  );
}
