import { LinkButton } from '@kotohogi/ui/link-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { type ReactNode, useState } from 'react';
import { useChangeByReset, useRequestReset, useReset } from './api.reset.ts';
import styles from './login-page.module.css';
import { LoginSheet } from './login-sheet.tsx';
import { MailRequest } from './mail-request.tsx';
import { MailedLink } from './mailed-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { t } from './t.ts';

export interface ResetRequestPageProps {
  /** The area of the pages. */
  readonly area: string;
  /** Set on the pages of a wedding, so that the mail and its link use its pattern. */
  readonly weddingKey?: string | undefined;
  readonly loginHref: string;
}

/** …/password/reset: requests the mail with the link, for staff and hosts. */
export function ResetRequestPage({ area, weddingKey, loginHref }: ResetRequestPageProps) {
  const request = useRequestReset(weddingKey);
  return (
    <LoginSheet area={area} title={t('signIn.reset.title')} lead={t('signIn.reset.lead')}>
      <MailRequest
        request={request}
        submitLabel={t('signIn.reset.send')}
        sentText={email => t('signIn.sent.text', { email })}
      />
      <div className={styles.wayBack}>
        <LinkButton href={loginHref} variant="quiet">
          {t('signIn.toLogin')}
        </LinkButton>
      </div>
    </LoginSheet>
  );
}

/** Whether to revoke the API keys along with the old password. */
interface ApiKeysChoice {
  readonly keys: readonly { readonly name: string; readonly beginning: string }[];
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

export interface ResetPageProps {
  readonly area: string;
  /** The token of the mailed link. */
  readonly token: string;
  /** The page to request another mail. */
  readonly requestHref: string;
  /** Called once the user is signed in. */
  readonly onChanged: () => void;
  readonly renderApiKeysChoice: (choice: ApiKeysChoice) => ReactNode;
}

/** …/password/reset/:token: a new password for staff and hosts. */
export function ResetPage({ area, token, requestHref, onChanged, renderApiKeysChoice }: ResetPageProps) {
  const reset = useReset(token);
  const change = useChangeByReset();
  const [isGone, setGone] = useState(false);
  const [endApiKeys, setEndApiKeys] = useState(false);
  const show = useSnackbar();
  const send = async (password: string) => {
    await change.mutateAsync({ token, password, endApiKeys });
    show({ tone: 'ok', text: t('signIn.new.done') });
    onChanged();
  };
  return (
    <LoginSheet
      area={area}
      title={t('signIn.new.title')}
      lead={t(isGone || reset.isError ? 'signIn.gone.lead' : 'signIn.new.lead')}
    >
      <MailedLink
        query={reset}
        isGone={isGone}
        goneText={t('signIn.gone.hour')}
        wayOn={<LinkButton href={requestHref}>{t('signIn.gone.reset')}</LinkButton>}
      >
        {({ email, apiKeys }) => (
          <NewPasswordForm email={email} isBusy={change.isPending} send={send} onGone={() => setGone(true)}>
            {renderApiKeysChoice({ keys: apiKeys, isSelected: endApiKeys, onChange: setEndApiKeys })}
          </NewPasswordForm>
        )}
      </MailedLink>
    </LoginSheet>
  );
}
