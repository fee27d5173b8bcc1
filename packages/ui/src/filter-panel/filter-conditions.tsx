import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { FilterChip } from '../chip/chip.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { conditionsOf } from './filter-model.ts';
import styles from './filter-panel.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

/** The active filters, each with a remove button, and one for all. */
export function FilterConditions({ filters }: { readonly filters: FilterDraft }): ReactNode {
  const { list } = useKitMessages();
  const place = useRef<HTMLDivElement>(null);
  const successor = useRef<number | null>(null);
  const conditions = conditionsOf(filters.fields, filters.applied, list.range);
  const count = conditions.length;
  // The pressed button is removed with its chip: the focus moves to the next one, at the end to the whole line.
  useEffect(() => {
    if (successor.current === null) return;
    const buttons = count === 0 ? [] : [...(place.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(successor.current, count - 1)] ?? place.current)?.focus();
    successor.current = null;
  }, [count]);
  return (
    <div ref={place} tabIndex={-1} className={styles.conditions}>
      {conditions.map(({ names, text }, index) => (
        <FilterChip
          key={names.join()}
          onRemove={() => {
            successor.current = index;
            filters.remove(names);
          }}
        >
          {text}
        </FilterChip>
      ))}
      {count > 0 && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            successor.current = 0;
            filters.clear();
          }}
        >
          {list.clearFilters}
        </Button>
      )}
    </div>
  );
}
