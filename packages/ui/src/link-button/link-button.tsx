import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { ButtonContent } from '../button/button-content.tsx';
import { type ButtonStyle, buttonClass } from '../button/button-style.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'className' | 'style' | 'render'>, ButtonStyle {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** The link leads to another site or a new tab: marked by an arrow and by text. */
  readonly isExternal?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link that looks like a button: it navigates and changes nothing. */
export function LinkButton({
  children,
  variant,
  size,
  fullWidth,
  icon,
  isExternal = false,
  ref = null,
  ...link
}: LinkButtonProps): ReactNode {
  const { frame } = useKitMessages();
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link {...target} {...link} ref={ref} className={buttonClass({ variant, size, fullWidth })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {isExternal && (
        <>
          <Icon name="external-link" />
          <VisuallyHidden>{frame.opensElsewhere}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
