import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Popover } from '../popover/popover.tsx';
import styles from './menu.module.css';

/** One action. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly onAction: () => void;
}

export interface MenuProps {
  /** The subject of the actions, for screen readers. */
  readonly label: string;
  readonly items: readonly MenuAction[];
  readonly defaultOpen?: boolean;
}

/** A button with three dots that opens a list of rarely used actions. */
export function Menu({ label, items, defaultOpen = false }: MenuProps): ReactNode {
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      <IconButton icon="ellipsis" label={label} tooltip="none" />
      <Popover>
        <AriaMenu className={classNames(styles.menu)}>
          {items.map(({ id, label: text, icon, onAction }) => (
            <MenuItem key={id} id={id} className={classNames(styles.item)} textValue={text} onAction={onAction}>
              {icon !== undefined && <Icon name={icon} size="small" />}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
