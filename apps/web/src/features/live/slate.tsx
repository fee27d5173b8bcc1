import { artwork } from '@kotohogi/themes/artwork';
import type { ReactNode } from 'react';
import { useAttendance } from '../attendant/door.ts';
import styles from './slate.module.css';

export interface SlateProps {
  /** A small line over the title. */
  readonly kick?: string | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A still of the wedding's pattern where the video will be, with what there is to say. */
export function Slate({ kick, title, children }: SlateProps) {
  const { designPattern } = useAttendance();
  return (
    <div className={styles.slate} style={{ '--picture': `url('${artwork(designPattern, 'slate')}')` }}>
      <div className={styles.words}>
        {kick !== undefined && <p className={styles.kick}>{kick}</p>}
        <div className={styles.title}>{title}</div>
        {children}
      </div>
    </div>
  );
}
