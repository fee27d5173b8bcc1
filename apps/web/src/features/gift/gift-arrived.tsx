import { Knot } from '@kotohogi/ui/knot';
import { useState } from 'react';
import { timeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useGiftSent } from './api.ts';
import styles from './gift-arrived.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** A line that says a gift has just arrived, without name or amount. Empty until one does. */
export function GiftArrived() {
  const [at, setAt] = useState<number>();
  useGiftSent(sent => setAt(sent.at));
  return (
    <div role="status">
      {at !== undefined && (
        <div className={styles.row}>
          <span className={styles.mark}>
            <Knot height="16px" isSmall />
          </span>
          <p className={styles.who}>
            <b>{t('gift.arrived')}</b>
            <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
          </p>
          <p className={styles.text}>{t('gift.arrived.text')}</p>
        </div>
      )}
    </div>
  );
}
