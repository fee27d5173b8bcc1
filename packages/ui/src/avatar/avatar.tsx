import { type ReactNode, useState } from 'react';
import { classNames } from '../kit/class-names.ts';
import styles from './avatar.module.css';
import { initialOf, toneOf } from './initial.ts';

export interface AvatarProps {
  readonly name: string;
  /** Without a photo, or when it does not load, the initial stands. */
  readonly photoUrl?: string | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  /** Spoken as the person's name; by default the avatar is decoration beside the name. */
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

/** Several people, one over the other; say their number beside them in words. */
export function AvatarRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.row}>{children}</span>;
}
