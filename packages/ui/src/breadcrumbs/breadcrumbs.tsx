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

export interface BreadcrumbsProps {
  /** The last one is this page. */
  readonly crumbs: readonly Crumb[];
  /** For phones: shows only the last step that can be visited, as the way back; this page stays for screen readers. */
  readonly isShort?: boolean | undefined;
}

/** The breadcrumbs of this page. The page itself and every step that cannot be visited are shown disabled. */
export function Breadcrumbs({ crumbs, isShort = false }: BreadcrumbsProps): ReactNode {
  const { frame } = useKitMessages();
  const here = crumbs.at(-1);
  const back = isShort ? crumbs.slice(0, -1).findLast(({ href }) => href !== undefined) : undefined;
  return (
    <nav aria-label={frame.breadcrumbs} className={styles.place}>
      {back !== undefined && here !== undefined ? (
        <ol className={styles.way} data-short>
          <li className={styles.step}>
            <Icon name="chevron-left" size="small" />
            <Step crumb={back} isCurrent={false} />
          </li>
          <li>
            <VisuallyHidden>
              <Step crumb={here} isCurrent />
            </VisuallyHidden>
          </li>
        </ol>
      ) : (
        <ol className={styles.way}>
          {crumbs.map((crumb, index) => (
            <li key={crumb.label} className={styles.step}>
              {index > 0 && <Icon name="chevron-right" size="small" />}
              <Step crumb={crumb} isCurrent={crumb === here} />
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

function Step({ crumb, isCurrent }: { readonly crumb: Crumb; readonly isCurrent: boolean }): ReactNode {
  const content =
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
        {content}
      </span>
    );
  }
  if (crumb.href === undefined) {
    return (
      <span className={styles.closed} aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <Link href={crumb.href} className={classNames(styles.link)}>
      {crumb.icon === undefined ? <span className={styles.label}>{content}</span> : content}
    </Link>
  );
}
