import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import { useKit } from '../kit/kit-context.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-name.ts';

export interface IconProps {
  readonly name: IconName;
  /** `text` grows with the words beside it; the others are fixed steps. */
  readonly size?: 'text' | 'small' | 'large' | undefined;
}

/** One picture of the sprite. Always decoration: the words beside it, or the label around it, say what it means. */
export function Icon({ name, size = 'text' }: IconProps): ReactNode {
  const { iconsUrl } = useKit();
  return (
    <svg className={classNames(styles.icon, styles[size])} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
