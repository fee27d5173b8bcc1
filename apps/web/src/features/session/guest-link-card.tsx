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

const say = textsOf<typeof ja>();

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
  const tell = useFailureNotice();
  const show = useSnackbar();
  const makeOne = () => make.mutate(undefined, { onError: error => tell(error, makeOne) });
  const endAll = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        make.reset();
        show({ tone: 'ok', text: say('session.guestLink.ended') });
      },
      onError: error => tell(error, endAll),
      onSettled: () => setAsking(false),
    });
  const url = make.data?.url;
  return (
    <Card title={say('session.guestLink')}>
      <p className={styles.words}>{say('session.guestLink.words')}</p>
      <div role="status">
        {url !== undefined && (
          <Alert tone="info" title={say('session.guestLink.made')}>
            <p className={styles.url}>{url}</p>
            <CopyButton text={url} label={say('session.guestLink.copy')} />
          </Alert>
        )}
      </div>
      <div className={styles.actions}>
        <Button icon="link" isBusy={make.isPending} onPress={makeOne}>
          {say('session.guestLink.make')}
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {say('session.guestLink.end')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('session.guestLink.end.title')}
        confirmLabel={say('session.guestLink.end')}
        tone="danger"
        isBusy={end.isPending}
        onConfirm={endAll}
        onCancel={() => setAsking(false)}
      >
        {say('session.guestLink.end.words')}
      </ConfirmDialog>
    </Card>
  );
}
