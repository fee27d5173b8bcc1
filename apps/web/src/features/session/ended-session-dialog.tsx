import { session } from '@kotohogi/contract/schemas/session';
import { Dialog } from '@kotohogi/ui/dialog';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { textsOf } from '../../shell/i18n/text.ts';
import { useLogin, useReadAgain } from './api.ts';
import type { EndedSessionProps } from './ended-session.tsx';
import styles from './ended-session-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface EndedSessionDialogProps extends EndedSessionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Signs the same person in again, above the page. Another account needs the login page, which leaves this one. */
export function EndedSessionDialog({ user, loginHref, isOpen, onClose }: EndedSessionDialogProps) {
  const login = useLogin();
  const readAgain = useReadAgain();
  const show = useSnackbar();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('session.ended')} size="small" isBusy={login.isPending}>
      <p className={styles.text}>{t('session.ended.text')}</p>
      <LoginForm
        schema={session.login.body}
        initialEmail={user.email}
        isEmailFixed
        login={login}
        onSignedIn={() => {
          onClose();
          show({ tone: 'ok', text: t('session.ended.done') });
          void readAgain();
        }}
        texts={{
          email: t('session.email'),
          password: t('session.password'),
          submit: t('session.signIn'),
          busy: t('session.signingIn'),
        }}
        className={styles.form}
      >
        <div className={styles.other}>
          <LinkButton href={loginHref} variant="quiet">
            {t('session.ended.other')}
          </LinkButton>
        </div>
      </LoginForm>
    </Dialog>
  );
}
