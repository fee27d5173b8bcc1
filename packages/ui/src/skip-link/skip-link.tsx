import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './skip-link.module.css';

/** The first thing the keyboard meets on a page: the way past the navigation. `targetId` is the main element's id. */
export function SkipLink({ targetId }: { readonly targetId: string }): ReactNode {
  const { frame } = useKitMessages();
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {frame.skipToContent}
    </a>
  );
}
