import { artwork } from '@kotohogi/themes/artwork';
import type { ReactNode } from 'react';
import { Sentences } from '../../shell/sentences.tsx';
import { useAttendance } from '../attendant/index.ts';
import styles from './slate.module.css';

export interface SlateProps {
  /** A small line above the title. */
  readonly kick?: string | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A text that breaks between sentences first. */
export function SlateText({ text, isLive }: { readonly text: string; readonly isLive?: boolean | undefined }) {
  return (
    <p role={isLive ? 'status' : undefined}>
      <Sentences text={text} />
    </p>
  );
}

/** A still in the wedding's pattern where the video will be, with a text. */
export function Slate({ kick, title, children }: SlateProps) {
  const { designPattern } = useAttendance();
  return (
    <div
      className={styles.slate}
      data-part="slate"
      style={{ '--picture': `url('${artwork(designPattern, 'slate')}')` }}
    >
      <div className={styles.text}>
        {kick !== undefined && <p className={styles.kick}>{kick}</p>}
        <div className={styles.title}>{title}</div>
        {children}
      </div>
    </div>
  );
}
