import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useEndGuestLinks, useMakeGuestLink } from './api.reset.ts';
import styles from './guest-link-card.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface GuestLinkCardProps {
  readonly weddingId: number;
  readonly attendantId: number;
}

/**
 * A guest's personal link, for the couple to pass on to someone who cannot sign in; and a button to revoke all of them.
 */
export function GuestLinkCard(guest: GuestLinkCardProps) {
  const make = useMakeGuestLink(guest);
  const end = useEndGuestLinks(guest);
  const [isAsking, setAsking] = useState(false);
  const notify = useFailureNotice();
  const show = useSnackbar();
  const makeOne = () => make.mutate(undefined, { onError: error => notify(error, makeOne) });
  const endAll = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        make.reset();
        show({ tone: 'ok', text: t('session.guestLink.ended') });
      },
      onError: error => notify(error, endAll),
      onSettled: () => setAsking(false),
    });
  const url = make.data?.url;
  return (
    <Card title={t('session.guestLink')}>
      <p className={styles.text}>{t('session.guestLink.text')}</p>
      <div role="status">
        {url !== undefined && (
          <Alert tone="info" title={t('session.guestLink.made')}>
            <p className={styles.url}>{url}</p>
            <CopyButton text={url} label={t('session.guestLink.copy')} />
          </Alert>
        )}
      </div>
      <div className={styles.actions}>
        <Button icon="link" isBusy={make.isPending} onPress={makeOne}>
          {t('session.guestLink.make')}
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t('session.guestLink.end')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('session.guestLink.end.title')}
        confirmLabel={t('session.guestLink.end')}
        tone="danger"
        isBusy={end.isPending}
        onConfirm={endAll}
        onCancel={() => setAsking(false)}
      >
        {t('session.guestLink.end.text')}
      </ConfirmDialog>
    </Card>
  );
}
