import { Button } from '@kotohogi/ui/button';
import { Spinner } from '@kotohogi/ui/spinner';
import styles from '../slate.module.css';
import { Slate, SlateText } from '../slate.tsx';
import { t } from './t.ts';

/** Frames are missing during the live stream; they return automatically (docs/product/live.md#states). */
export function RecoveringSlate() {
  return (
    <Slate
      title={
        <>
          <span className={styles.spinner}>
            <Spinner />
          </span>
          {t('slate.recovering')}
        </>
      }
    >
      <SlateText isLive text={t('slate.recovering.text')} />
    </Slate>
  );
}

/**
 * Staff started an intermission (docs/product/live.md#intermission): nothing is wrong, the sound is off, and it ends on
 * its own.
 */
export function IntermissionSlate() {
  return (
    <Slate title={t('slate.intermission')}>
      <SlateText isLive text={t('slate.intermission.text')} />
    </Slate>
  );
}

/** This guest already watches on three other devices (docs/product/live.md#devices). */
export function CrowdedSlate({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Slate title={t('slate.crowded')}>
      <SlateText isLive text={t('slate.crowded.text')} />
      <span className={styles.action}>
        <Button icon="refresh-cw" onPress={onAgain}>
          {t('slate.crowded.again')}
        </Button>
      </span>
    </Slate>
  );
}
