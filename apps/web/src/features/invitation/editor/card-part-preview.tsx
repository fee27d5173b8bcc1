import { artwork } from '@kotohogi/themes/artwork';
import type { ReactNode } from 'react';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import styles from './card-part-preview.module.css';

/** Part of the card directly below its field, on phones, where the full preview has no room. */
export function CardPartPreview({ children }: { readonly children: ReactNode }) {
  const { designPattern } = useCouple();
  return (
    <figure className={styles.piece}>
      <figcaption className={styles.caption}>{t('invitation.piece')}</figcaption>
      <div className={styles.paper} data-theme={designPattern}>
        <span className={styles.leaf} style={{ '--picture': `url('${artwork(designPattern, 'corner-leaf')}')` }} />
        {children}
      </div>
    </figure>
  );
}
