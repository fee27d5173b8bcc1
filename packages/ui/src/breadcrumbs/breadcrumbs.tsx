import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './breadcrumbs.module.css';

/** One breadcrumb: text, an icon, a link. Without `href` it cannot be visited now, and is shown as disabled. */
export interface Crumb {
  readonly label: string;
  /** Shown instead of the text, which stays for screen readers. */
  readonly icon?: IconName | undefined;
  readonly href?: string | undefined;
}

/**
 * The breadcrumbs of this page. The last one is the page itself; it and every step that cannot be visited are shown
 * disabled.
 */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const { frame } = useKitMessages();
  return (
    <nav aria-label={frame.breadcrumbs} className={styles.place}>
      <ol className={styles.way}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.step}>
            {index > 0 && <Icon name="chevron-right" size="small" />}
            <Step crumb={crumb} isCurrent={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb, isCurrent }: { readonly crumb: Crumb; readonly isCurrent: boolean }): ReactNode {
  const words =
    crumb.icon === undefined ? (
      crumb.label
    ) : (
      <>
        <Icon name={crumb.icon} />
        <VisuallyHidden>{crumb.label}</VisuallyHidden>
      </>
    );
  if (isCurrent) {
    return (
      <span className={styles.current} aria-current="page" aria-disabled="true">
        {words}
      </span>
    );
  }
  if (crumb.href === undefined) {
    return (
      <span className={styles.closed} aria-disabled="true">
        {words}
      </span>
    );
  }
  return (
    <Link href={crumb.href} className={classNames(styles.link)}>
      {crumb.icon === undefined ? <span className={styles.words}>{words}</span> : words}
    </Link>
  );
}
