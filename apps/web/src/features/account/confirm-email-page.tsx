import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { useConfirmEmail } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

/** /account/profile/email/:token: one click confirms the new address. */
export function ConfirmEmailPage({ token }: { readonly token: string }) {
  const confirm = useConfirmEmail(token);
  const notify = useFailureNotice();
  const [refusal, setRefusal] = useState<string>();
  const press = () =>
    confirm.mutate(undefined, {
      onError: error => {
        const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 422);
        if (isRefused) setRefusal(error.userMessage);
        else notify(error, press);
      },
    });
  const wayOn = <LinkButton href={paths.account.profile}>{t('account.confirm.way')}</LinkButton>;
  return (
    <AccountFrame title={t('account.confirm.title')} lead={t('account.confirm.lead')}>
      {refusal !== undefined && (
        <EmptyState title={refusal} action={wayOn}>
          {t('account.confirm.gone')}
        </EmptyState>
      )}
      {refusal === undefined && (
        <div className={styles.form}>
          <Alert tone="ok" isLive isShown={confirm.isSuccess} title={t('account.confirm.done')} action={wayOn}>
            {confirm.data?.email}
          </Alert>
          {!confirm.isSuccess && (
            <Button
              variant="filled"
              size="large"
              fullWidth
              isBusy={confirm.isPending}
              busyLabel={t('account.saving')}
              onPress={press}
            >
              {t('account.confirm.press')}
            </Button>
          )}
        </div>
      )}
    </AccountFrame>
  );
}
