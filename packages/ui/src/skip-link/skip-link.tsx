import type { MouseEvent, ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './skip-link.module.css';

/** The first focusable element of a page: skips the navigation. `targetId` is the main element's id. */
export function SkipLink({ targetId }: { readonly targetId: string }): ReactNode {
  const { frame } = useKitMessages();
  const skip = (event: MouseEvent): void => {
    const target = document.getElementById(targetId);
    if (target === null) return;
    event.preventDefault();
    target.tabIndex = -1;
    target.focus();
  };
  return (
    <a className={styles.skip} href={`#${targetId}`} onClick={skip}>
      {frame.skipToContent}
    </a>
  );
}
