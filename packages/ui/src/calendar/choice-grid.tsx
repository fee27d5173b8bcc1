import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './calendar.module.css';
import { CHOICE_COLUMNS } from './calendar-keys.ts';

/** One month or year of a list. */
export interface Choice {
  readonly value: number;
  readonly label: string;
  /** The accessible name; begins with the label. */
  readonly name: string;
  readonly isSelected: boolean;
  /** Contains today. */
  readonly isNow: boolean;
  readonly isDisabled: boolean;
}

export interface ChoiceGridProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The value at the keyboard position. */
  readonly cursor: number;
  readonly onChoose: (value: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens the list with the current one centered, then scrolls only as far as the keyboard needs. */
function useCursorInSight(list: RefObject<HTMLDivElement | null>, cursor: number): void {
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cursor is what has to come into sight
  useLayoutEffect(() => {
    const box = list.current;
    const cell = box?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!box || !cell) return;
    const bottom = cell.offsetTop + cell.offsetHeight;
    if (!isOpened.current) box.scrollTop = cell.offsetTop - (box.clientHeight - cell.offsetHeight) / 2;
    else if (cell.offsetTop < box.scrollTop) box.scrollTop = cell.offsetTop;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
    isOpened.current = true;
  }, [cursor]);
}

function ChoiceCell({ choice, cursor, onChoose }: Pick<ChoiceGridProps, 'cursor' | 'onChoose'> & { choice: Choice }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: not a table
    <div role="gridcell" aria-selected={choice.isSelected}>
      <button
        type="button"
        className={styles.choice}
        tabIndex={choice.value === cursor ? 0 : -1}
        aria-label={choice.name}
        aria-current={choice.isNow ? 'date' : undefined}
        aria-disabled={choice.isDisabled || undefined}
        data-selected={choice.isSelected || undefined}
        data-today={choice.isNow || undefined}
        onMouseDown={event => choice.isDisabled && event.preventDefault()}
        onClick={() => !choice.isDisabled && onChoose(choice.value)}
      >
        {choice.label}
      </button>
    </div>
  );
}

/** Months or years in rows of three; a long list scrolls and opens at the current one. */
export function ChoiceGrid({ label, choices, cursor, onChoose, onKeyDown }: ChoiceGridProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useCursorInSight(list, cursor);
  const rows = Array.from({ length: Math.ceil(choices.length / CHOICE_COLUMNS) }, (_, row) =>
    choices.slice(row * CHOICE_COLUMNS, (row + 1) * CHOICE_COLUMNS),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a table
    <div ref={list} role="grid" aria-label={label} className={styles.choices} onKeyDown={onKeyDown}>
      {rows.map(row => (
        // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
        // biome-ignore lint/a11y/useSemanticElements: not a table
        <div key={row[0]?.value} role="row" className={styles.choiceRow}>
          {row.map(choice => (
            <ChoiceCell key={choice.value} choice={choice} cursor={cursor} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
}
