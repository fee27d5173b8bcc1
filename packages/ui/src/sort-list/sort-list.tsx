import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useFieldView } from '../field/field-view.ts';
import type { IconName } from '../icon/icon-name.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announce } from '../kit/announce.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { moveByOne } from './order.ts';
import styles from './sort-list.module.css';
import { useSwap } from './use-swap.ts';

/** One entry. */
export interface SortItem {
  readonly id: string;
  /** Used in the accessible names of the entry's buttons. */
  readonly name: string;
}

export interface SortListProps<T extends SortItem> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly T[];
  readonly onChange: (items: readonly T[]) => void;
  /** The content of a row; the name by default. */
  readonly renderItem?: ((item: T) => ReactNode) | undefined;
  /** Adds an entry at the end; without it nothing can be added. */
  readonly onAppend?: (() => void) | undefined;
  readonly appendLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A list with a custom order: up, down, remove, add. While two entries swap, nothing else moves. */
export function SortList<T extends SortItem>(props: SortListProps<T>): ReactNode {
  const { items, onChange, renderItem, onAppend } = props;
  const { sort } = useKitMessages();
  const list = useRef<HTMLUListElement>(null);
  const appendButton = useRef<HTMLButtonElement>(null);
  const { isMoving, movingKey, prepare } = useSwap(list);
  const isDisabled = props.isDisabled ?? false;

  const view = useFieldView({ label: props.label }, 'whole', items.map(({ name }) => name).join('\n'));
  if (view !== null) return view;

  const move = (index: number, step: -1 | 1): void => {
    const item = items[index];
    if (isMoving || item === undefined || items[index + step] === undefined) return;
    prepare(item.id);
    onChange(moveByOne(items, index, step));
    announce(sort.movedTo(item.name, index + step + 1));
  };
  const remove = (index: number): void => {
    const item = items[index];
    if (isMoving || item === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > [data-key]');
    const neighbour = rows?.[index + 1] ?? rows?.[index - 1];
    const next = neighbour?.querySelector<HTMLElement>('[data-act="remove"] button') ?? appendButton.current;
    next?.focus();
    onChange(items.filter(one => one.id !== item.id));
    announce(sort.removed(item.name));
  };

  return (
    <div className={styles.place}>
      <ul ref={list} className={styles.list} aria-label={props.label}>
        {items.map((item, index) => (
          <li key={item.id} data-key={item.id} data-moving={movingKey === item.id || undefined} className={styles.row}>
            <span className={styles.name}>{renderItem === undefined ? item.name : renderItem(item)}</span>
            <span data-act="up">
              <RowButton
                icon="arrow-up"
                label={sort.moveUp(item.name)}
                isDisabled={isDisabled}
                isLocked={isMoving || index === 0}
                onPress={() => move(index, -1)}
              />
            </span>
            <span data-act="down">
              <RowButton
                icon="arrow-down"
                label={sort.moveDown(item.name)}
                isDisabled={isDisabled}
                isLocked={isMoving || index === items.length - 1}
                onPress={() => move(index, 1)}
              />
            </span>
            <span data-act="remove">
              <RowButton
                icon="x"
                label={sort.removeItem(item.name)}
                isDisabled={isDisabled}
                isLocked={isMoving}
                onPress={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ul>
      {onAppend !== undefined && (
        <div>
          <Button
            ref={appendButton}
            icon="plus"
            isDisabled={isDisabled}
            aria-disabled={isMoving}
            onPress={() => !isMoving && onAppend()}
          >
            {props.appendLabel ?? sort.addItem}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A disabled button keeps the focus: it is the button that moved the entry to the top. */
function RowButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isLocked: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { isLocked, ...button } = props;
  return <IconButton {...button} tooltip="none" aria-disabled={isLocked} />;
}
