import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import type { ReactNode } from 'react';
import { t } from '../console-t.ts';
import styles from './console-slate.module.css';

/** A picture, labeled with who sees it. */
export function Shown({
  icon,
  name,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className={styles.picture}>
      {children}
      <figcaption className={styles.caption}>
        <Icon name={icon} />
        {name}
      </figcaption>
    </figure>
  );
}

/** What guests see instead of video: the text, in the wedding's pattern. */
export function GuestSlate({ text, pattern }: { readonly text: string; readonly pattern: PatternName }) {
  return (
    <Shown icon="users" name={t('console.trouble.guests')}>
      <div className={styles.slate} style={{ '--picture': `url('${artwork(pattern, 'slate')}')` }}>
        <p>{text}</p>
      </div>
    </Shown>
  );
}
