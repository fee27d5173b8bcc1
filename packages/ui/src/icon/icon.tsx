import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import { useKit } from '../kit/kit-context.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-name.ts';

export interface IconProps {
  readonly name: IconName;
  /** `text` scales with the text next to it; the others are fixed sizes. */
  readonly size?: 'text' | 'small' | 'large' | undefined;
}

/** One icon of the sprite. Always decorative: the text next to it, or the label around it, carries the meaning. */
export function Icon({ name, size = 'text' }: IconProps): ReactNode {
  const { iconsUrl } = useKit();
  return (
    <svg className={classNames(styles.icon, styles[size])} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
