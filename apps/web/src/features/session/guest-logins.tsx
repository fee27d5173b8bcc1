import { Button } from '@kotohogi/ui/button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import {
  useChangeGuestByReset,
  useEnterByLink,
  useGuestLink,
  useGuestReset,
  useRequestGuestReset,
  useRequestLink,
} from './api.reset.ts';
import styles from './login-page.module.css';
import { MailRequest } from './mail-request.tsx';
import { MailedLink } from './mailed-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { t } from './t.ts';

export interface GuestRequestProps {
  readonly weddingKey: string;
  /** The email address entered at the login. */
  readonly initialEmail: string;
}

/** A guest requests the mail with the password reset link. */
export function GuestResetRequest({ weddingKey, initialEmail }: GuestRequestProps) {
  return (
    <MailRequest
      request={useRequestGuestReset(weddingKey)}
      initialEmail={initialEmail}
      submitLabel={t('signIn.reset.send')}
      sentText={email => t('signIn.sent.text', { email })}
    />
  );
}

/** A guest requests the mail with a link to sign in without a password. */
export function GuestLinkRequest({
  weddingKey,
  initialEmail,
  callback,
}: GuestRequestProps & { readonly callback: string | undefined }) {
  return (
    <MailRequest
      request={useRequestLink(weddingKey, callback)}
      initialEmail={initialEmail}
      submitLabel={t('signIn.link.send')}
      sentText={email => t('signIn.sent.text', { email })}
    />
  );
}

export interface GuestResetProps {
  readonly token: string;
  readonly requestHref: string;
  readonly onChanged: () => void;
}

/** Sets a guest's new password by a mailed link and signs them in. */
export function GuestReset({ token, requestHref, onChanged }: GuestResetProps) {
  const reset = useGuestReset(token);
  const change = useChangeGuestByReset();
  const [isGone, setGone] = useState(false);
  const show = useSnackbar();
  const send = async (password: string) => {
    await change.mutateAsync({ token, password });
    show({ tone: 'ok', text: t('signIn.new.done') });
    onChanged();
  };
  return (
    <MailedLink
      query={reset}
      isGone={isGone}
      goneText={t('signIn.gone.hour')}
      wayOn={<LinkButton href={requestHref}>{t('signIn.gone.reset')}</LinkButton>}
    >
      {({ email }) => (
        <NewPasswordForm email={email} isBusy={change.isPending} send={send} onGone={() => setGone(true)} />
      )}
    </MailedLink>
  );
}

export interface EnterByLinkProps {
  readonly token: string;
  /** The page to request another link or use a password. */
  readonly linkHref: string;
  readonly onEntered: () => void;
  /** The content for a link mailed to the guest's new address. */
  readonly toEmail: (change: { readonly name: string; readonly email: string }) => ReactNode;
}

/** Signs in the guest of a mailed link with one click. It needs the click because programs open links too. */
export function EnterByLink({ token, linkHref, onEntered, toEmail }: EnterByLinkProps) {
  const link = useGuestLink(token);
  const enter = useEnterByLink(token);
  const notify = useFailureNotice();
  const comeIn = async () => {
    try {
      await enter.mutateAsync();
      onEntered();
    } catch (error) {
      if (error instanceof ApiError && ['token_unknown', 'attendant_blocked'].includes(error.code)) void link.refetch();
      else notify(error, () => void comeIn());
    }
  };
  return (
    <MailedLink
      query={link}
      goneText={t('signIn.gone.link')}
      wayOn={<LinkButton href={linkHref}>{t('signIn.gone.link.way')}</LinkButton>}
    >
      {({ name, newEmail }) =>
        newEmail !== null ? (
          toEmail({ name, email: newEmail })
        ) : (
          <div className={`${styles.form} ${styles.enter}`}>
            <p className={styles.centred}>{t('signIn.enter.lead')}</p>
            <Button
              variant="filled"
              size="large"
              fullWidth
              isBusy={enter.isPending}
              busyLabel={t('signIn.enter.busy')}
              onPress={() => void comeIn()}
            >
              {t('signIn.enter.as', { name })}
            </Button>
            <p className={styles.centred}>{t('signIn.enter.other', { name })}</p>
          </div>
        )
      }
    </MailedLink>
  );
}
