import { Button } from '@kotohogi/ui/button';
import { Icon } from '@kotohogi/ui/icon';
import { useState } from 'react';
import { t } from '../t.ts';
import { BELL_MS, ringBell } from './bell.ts';
import styles from './sound-test.module.css';

/** Rings a bell, so that guests can check their sound before the ceremony. */
export function SoundTest() {
  const [isRinging, setRinging] = useState(false);
  const [hasRung, setRung] = useState(false);
  const ring = () => {
    setRinging(true);
    setRung(true);
    setTimeout(() => setRinging(false), BELL_MS);
    void ringBell();
  };
  return (
    <section className={styles.test} aria-labelledby="sound">
      <span className={styles.icon}>
        <Icon name="volume-2" />
      </span>
      <div className={styles.text}>
        <h2 id="sound" className={styles.title}>
          {t('sound.title')}
        </h2>
        <p role="status">{t(hasRung ? 'sound.silent' : 'sound.text')}</p>
      </div>
      <Button onPress={ring} isDisabled={isRinging}>
        {t(isRinging ? 'sound.ringing' : 'sound.ring')}
      </Button>
    </section>
  );
}
