import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './command-palette.module.css';

/** One page to go to. */
export interface PaletteItem {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** A second line: date, hall, reservation id. */
  readonly detail?: string | undefined;
  readonly href: string;
}

/** Entries of one kind. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Accessible name of the dialog and of the list. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** The results for the latest text are loading. */
  readonly isBusy?: boolean | undefined;
  /** Below the field, announced: nothing found, offline, failed. */
  readonly notice?: ReactNode;
  /** At the bottom: how to use it. */
  readonly hint?: ReactNode;
  /** An entry was chosen; its page opens by its link. */
  readonly onChoose?: ((item: PaletteItem) => void) | undefined;
}

/**
 * One field that finds pages: the focus stays in it while the arrow keys move through the entries, which screen readers
 * announce as its suggestions (the combobox pattern).
 */
export function CommandPalette({ isOpen, onClose, label, groups, ...props }: CommandPaletteProps): ReactNode {
  const { frame } = useKitMessages();
  const items = new Map(groups.flatMap(group => group.items.map(item => [item.id, item] as const)));
  const choose = (key: string | number) => {
    const item = items.get(String(key));
    if (item !== undefined) props.onChoose?.(item);
    onClose();
  };
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} isDismissable size="regular">
      <AriaDialog aria-label={label} className={classNames(styles.palette)}>
        <Autocomplete inputValue={props.value} onInputChange={props.onChange}>
          {/* Escape clears the field, if it has a text; the palette promises that it closes. */}
          <SearchField aria-label={label} autoFocus className={classNames(styles.field)} onClear={onClose}>
            <Icon name="search" />
            <Input className={classNames(styles.input)} placeholder={props.placeholder} />
            {props.isBusy === true && <Spinner />}
            <IconButton icon="x" label={frame.close} tooltip="none" slot={null} onPress={onClose} />
          </SearchField>
          <div className={styles.body}>
            <div role="status" className={styles.notice}>
              {props.notice}
            </div>
            <Menu aria-label={label} className={classNames(styles.list)} onAction={choose}>
              {groups.map(group => (
                <MenuSection key={group.id}>
                  <Header className={classNames(styles.title)}>{group.title}</Header>
                  {group.items.map(item => (
                    <MenuItem
                      key={item.id}
                      id={item.id}
                      href={item.href}
                      textValue={item.label}
                      className={classNames(styles.item)}
                    >
                      <Icon name={item.icon} size="small" />
                      <span className={styles.text}>
                        <span className={styles.label}>{item.label}</span>
                        {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
                      </span>
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </div>
        </Autocomplete>
        {props.hint !== undefined && <footer className={styles.hint}>{props.hint}</footer>}
      </AriaDialog>
    </ModalFrame>
  );
}
