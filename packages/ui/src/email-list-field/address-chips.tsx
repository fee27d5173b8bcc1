import { type ReactNode, useRef } from 'react';
import { FilterChip } from '../chip/index.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './email-list-field.module.css';

export interface AddressChipsProps {
  readonly addresses: readonly string[];
  readonly isLocked: boolean;
  readonly onRemove: (address: string) => void;
  /** Called when the list is about to disappear: the focus needs another target. */
  readonly onLastGone: () => void;
}

/** The addresses of the field as a list. Removing one moves the focus to its neighbor. */
export function AddressChips({ addresses, isLocked, onRemove, onLastGone }: AddressChipsProps): ReactNode {
  const { sort } = useKitMessages();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number, address: string): void => {
    const buttons = list.current?.querySelectorAll('button');
    if (addresses.length <= 2) onLastGone();
    else (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(address);
  };
  return (
    <ul ref={list} className={styles.chips}>
      {addresses.map((address, index) => (
        <li key={address}>
          <FilterChip
            removeLabel={sort.removeItem(address)}
            isDisabled={isLocked}
            onRemove={() => remove(index, address)}
          >
            {address}
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}
