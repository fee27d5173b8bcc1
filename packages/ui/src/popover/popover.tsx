import type { ReactNode } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { classNames } from '../kit/class-names.ts';
import styles from './popover.module.css';

/** The floating sheet below a control: lists, calendars. */
export function Popover({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <AriaPopover className={classNames(styles.popover)} offset={6}>
      {children}
    </AriaPopover>
  );
}
