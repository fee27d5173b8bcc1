import { Button } from '@kotohogi/ui/button';
import { useBottomBar } from '@kotohogi/ui/kit';
import { useAttendance } from '../../features/attendant/index.ts';
import { useGiftOffer } from '../../features/gift/index.ts';
import { watchText as t } from '../../features/live/index.ts';
import styles from './bottom-actions.module.css';

/** Scrolls to the message field and focuses it. */
function goToComposer(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-area="messages"] textarea');
  if (field === null) {
    document.querySelector('[data-area="messages"]')?.scrollIntoView({ block: 'center' });
    return;
  }
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** Two buttons within thumb reach, on phones: messages and gifts are always close. */
export function BottomActions({ onGift }: { readonly onGift: () => void }) {
  const { weddingKey, viewer, isMessageOpen } = useAttendance();
  const gift = useGiftOffer(weddingKey);
  const bar = useBottomBar();
  if (viewer !== 'guest' || (!isMessageOpen && !gift.canOpen)) return null;
  return (
    <div ref={bar} className={styles.actions}>
      {isMessageOpen && (
        <Button icon="message-circle-heart" fullWidth onPress={goToComposer}>
          {t('actions.message')}
        </Button>
      )}
      {gift.isShown && (
        <Button icon="gift" variant="filled" fullWidth isDisabled={!gift.canOpen} onPress={onGift}>
          {t('actions.gift')}
        </Button>
      )}
    </div>
  );
}
