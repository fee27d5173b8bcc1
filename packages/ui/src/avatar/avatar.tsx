import { type ReactNode, useState } from 'react';
import { classNames } from '../kit/class-names.ts';
import styles from './avatar.module.css';
import { initialOf, toneOf } from './initial.ts';

export interface AvatarProps {
  readonly name: string;
  /** Without a photo, or if it fails to load, the initial is shown. */
  readonly photoUrl?: string | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Announced as the person's name; by default the avatar is decoration next to the name. */
  readonly isNamed?: boolean | undefined;
}

/** A person as a photo or an initial. */
export function Avatar({ name, photoUrl, size = 'regular', isNamed = false }: AvatarProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const hasPhoto = photoUrl !== undefined && photoUrl !== brokenUrl;
  const spoken = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...spoken} className={classNames(styles.avatar, styles[size])} data-tone={toneOf(name)}>
      {hasPhoto ? (
        <img src={photoUrl} alt="" className={styles.photo} onError={() => setBrokenUrl(photoUrl)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}

/** Several overlapping people; state their number in text next to it. */
export function AvatarRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.row}>{children}</span>;
}
