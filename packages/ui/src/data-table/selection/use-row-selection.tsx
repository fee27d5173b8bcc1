import { type ReactNode, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { useKitMessages } from '../../kit/kit-context.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { RowLayout, SelectionParts, TableData, TableRow } from '../table-model.ts';
import { afterAll, chosenIds, chosenRows, extentOf, withRow } from './row-choice.ts';
import styles from './selection.module.css';

export interface RowSelectionOptions<Row extends TableRow> {
  readonly data: TableData<Row>;
  /** The name of a row: 小林 陽翔・佐藤 結衣. */
  readonly nameOf: (row: Row) => string;
  /** Buttons that act on the selected rows; shown if there are any. */
  readonly renderActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

export interface RowSelection<Row extends TableRow> extends SelectionParts<Row> {
  /** The selected rows among the visible ones, in their order. */
  readonly selected: readonly Row[];
  readonly clear: () => void;
}

/**
 * Makes rows selectable: a box on each, one for the whole page, and a bar with their count. For `DataTable`'s
 * `selection`.
 */
export function useRowSelection<Row extends TableRow>(options: RowSelectionOptions<Row>): RowSelection<Row> {
  const { list } = useKitMessages();
  const [ids, setIds] = useState<ReadonlySet<Row['id']>>(new Set());
  const rows = options.data.state === 'ready' ? options.data.rows : [];
  const selected = chosenRows(rows, ids);
  // A row that leaves the page is deselected, so it is not selected any more when it returns.
  if (options.data.state === 'ready' && selected.length < ids.size) setIds(chosenIds(rows, ids));
  const extent = extentOf(rows, ids);
  const clear = (): void => setIds(new Set());
  return {
    selected,
    clear,
    isSelected: row => ids.has(row.id),
    allBox: place => (
      <div className={place === 'table' ? styles.box : undefined}>
        <Checkbox
          isSelected={extent === 'all'}
          isIndeterminate={extent === 'some'}
          isDisabled={rows.length === 0}
          onChange={() => setIds(afterAll(rows, ids))}
        >
          {place === 'table' ? <VisuallyHidden>{list.selectAll}</VisuallyHidden> : list.selectAll}
        </Checkbox>
      </div>
    ),
    rowBox: row => (
      <div className={styles.box}>
        <Checkbox
          isSelected={ids.has(row.id)}
          onChange={isChosen => setIds(withRow(rows, ids, { id: row.id, isChosen }))}
        >
          <VisuallyHidden>{list.selectRow(options.nameOf(row))}</VisuallyHidden>
        </Checkbox>
      </div>
    ),
    bar: place => (
      <SelectionBar place={place} count={selected.length} onClear={clear}>
        {selected.length > 0 && options.renderActions?.(selected)}
      </SelectionBar>
    ),
  };
}

interface SelectionBarProps {
  readonly place: RowLayout;
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Always shown, so that no row moves away while it is being selected. */
function SelectionBar({ place, count, onClear, children }: SelectionBarProps): ReactNode {
  const { list } = useKitMessages();
  return (
    <div className={styles.bar} data-place={place} data-set={count > 0 || undefined}>
      <p className={styles.count} role="status">
        {count === 0 ? list.selectHint : list.selected(count)}
      </p>
      {count > 0 && (
        <>
          <Button variant="quiet" size="small" onPress={onClear}>
            {list.clearSelection}
          </Button>
          <div className={styles.actions}>{children}</div>
        </>
      )}
    </div>
  );
}
