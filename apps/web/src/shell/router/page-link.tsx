import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

export interface PageLinkProps {
  readonly href: string;
  readonly className: string | undefined;
  /** For the style: how what it leads to stands. */
  readonly tone?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page of ours in whatever dress: a card, a row, a mark. */
export function PageLink({ href, className = '', tone, children }: PageLinkProps) {
  return (
    <Link href={href} className={className} data-tone={tone}>
      {children}
    </Link>
  );
}
