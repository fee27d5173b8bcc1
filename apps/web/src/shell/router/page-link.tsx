import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

export interface PageLinkProps {
  readonly href: string;
  readonly className: string | undefined;
  /** For styling: the state of the link's target. */
  readonly tone?: string | undefined;
  readonly children: ReactNode;
}

/** A link to one of our pages in any style: a card, a row, a logo. */
export function PageLink({ href, className = '', tone, children }: PageLinkProps) {
  return (
    <Link href={href} className={className} data-tone={tone}>
      {children}
    </Link>
  );
}
