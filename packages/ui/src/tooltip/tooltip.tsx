import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from '../kit/class-names.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** The text; at most one sentence, never a link. */
  readonly text: ReactNode;
  /** One button or link of the kit. */
  readonly children: ReactNode;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
}

/** A sentence about a button, on hover and focus. It positions itself; `IconButton` has a lighter one built in. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps): ReactNode {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={classNames(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
