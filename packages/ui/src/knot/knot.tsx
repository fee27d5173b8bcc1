import type { ReactNode } from 'react';
import { useKit } from '../kit/kit-context.ts';
import styles from './knot.module.css';

export interface KnotProps {
  /** Height; the width is 1.5 times that. Default `1.5em`. */
  readonly height?: string | undefined;
  /** One cord instead of two: below 24 px of height. */
  readonly isSmall?: boolean | undefined;
}

/** The awaji knot of mizuhiki cord: used only as the logo, the current step and the empty list. */
export function Knot({ height = '1.5em', isSmall = false }: KnotProps): ReactNode {
  const { iconsUrl } = useKit();
  return (
    <svg className={styles.knot} viewBox="0 0 48 32" style={{ height }} aria-hidden="true" focusable="false">
      <use href={`${iconsUrl}#${isSmall ? 'knot-small' : 'knot'}`} />
    </svg>
  );
}
