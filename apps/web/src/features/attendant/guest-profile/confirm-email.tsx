import { Button } from '@kotohogi/ui/button';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { useEnterByLink } from '../../session/index.ts';
import styles from './profile-page.module.css';
import { t } from './t.ts';

export interface ConfirmEmailProps {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly profileHref: string;
  readonly onChanged: () => void;
}

/**
 * Confirms a guest's new address with one click and signs them in. It needs the click because programs open links too.
 */
export function ConfirmEmail({ token, name, email, profileHref, onChanged }: ConfirmEmailProps) {
  const enter = useEnterByLink(token);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const [refusal, setRefusal] = useState<string>();
  const press = async () => {
    try {
      await enter.mutateAsync();
      show({ tone: 'ok', text: t('email.confirm.done') });
      onChanged();
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 422);
      if (isRefused) setRefusal(error.userMessage);
      else notify(error, () => void press());
    }
  };
  if (refusal !== undefined) {
    return <EmptyState title={refusal} action={<LinkButton href={profileHref}>{t('email.confirm.way')}</LinkButton>} />;
  }
  return (
    <div className={styles.form}>
      <p>{t('email.confirm', { name })}</p>
      <p className={styles.email}>
        <b>{email}</b>
      </p>
      <Button
        variant="filled"
        size="large"
        fullWidth
        isBusy={enter.isPending}
        busyLabel={t('email.confirm.busy')}
        onPress={() => void press()}
      >
        {t('email.confirm.do')}
      </Button>
      <p className={styles.text}>{t('email.confirm.other', { name })}</p>
    </div>
  );
}
