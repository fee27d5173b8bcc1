import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './dot-progress.module.css';

/** Three dots that light up one after the other every 750 ms: a short wait of unknown length. */
export function DotProgress({ label }: { readonly label?: string | undefined }): ReactNode {
  const { list } = useKitMessages();
  return (
    <span role="status" className={styles.dots}>
      <VisuallyHidden>{label ?? list.loading}</VisuallyHidden>
      <i />
      <i />
      <i />
    </span>
  );
}
