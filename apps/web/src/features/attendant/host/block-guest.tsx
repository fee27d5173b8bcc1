import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useState } from 'react';
import styles from './guest-detail.module.css';
import { t } from './t.ts';
import { useBlock } from './use-block.ts';

export interface BlockGuestProps {
  readonly guest: AttendantDetail;
  readonly weddingId: number;
}

/** The end of a guest's page: blocks the guest after a confirmation that names the consequences, or unblocks them. */
export function BlockGuest({ guest, weddingId }: BlockGuestProps) {
  const block = useBlock(weddingId);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.block} aria-label={t(guest.ng ? 'book.unblock' : 'book.block')}>
      <p className={styles.when}>{t(guest.ng ? 'book.unblock.about' : 'book.block.about')}</p>
      {guest.ng ? (
        <Button icon="user-check" isBusy={block.isBusy} onPress={() => block.set(guest, false)}>
          {t('book.unblock')}
        </Button>
      ) : (
        <Button variant="quiet" icon="ban" isBusy={block.isBusy} onPress={() => setAsking(true)}>
          {t('book.block')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('book.block.title', { name: guest.name })}
        tone="danger"
        confirmLabel={t('book.block.confirm')}
        onConfirm={() => {
          setAsking(false);
          block.set(guest, true);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('book.block.consequence')}</p>
        <p>{t('book.block.reversible')}</p>
      </ConfirmDialog>
    </section>
  );
}
