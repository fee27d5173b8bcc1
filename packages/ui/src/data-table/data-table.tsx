import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useMediaQuery } from '../kit/use-media-query.ts';
import { CardRows } from './card-rows.tsx';
import styles from './data-table.module.css';
import { LoadFailure } from './load-failure.tsx';
import type { Columns, RowTone, SelectionParts, TableData, TableRow, TableSort } from './table-model.ts';
import { TableRows } from './table-rows.tsx';

export interface DataTableProps<Row extends TableRow> {
  /** Spoken name of the table. */
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly data: TableData<Row>;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** Where a row leads; the whole row answers. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly rowTone?: ((row: Row) => RowTone) | undefined;
  /** Shown when there is no row; データが見つかりませんでした。 without it. */
  readonly empty?: ReactNode | undefined;
  /** Cells of a last row, by column id: totals. */
  readonly footer?: Readonly<Record<string, ReactNode>> | undefined;
  /** The head stays under the page's header. */
  readonly isHeaderFixed?: boolean | undefined;
  /** How many rows the skeleton shows. */
  readonly expectedRows?: number | undefined;
  /** Rows can be chosen: what `useRowSelection` answers. */
  readonly selection?: SelectionParts<Row> | undefined;
  /** The card of a row on a phone; without it every column becomes a line. */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
}

/** Below this width rows become cards. */
const NARROW = '(max-width: 47.99em)';

/** Rows of data: a table where there is room, a card per row on a phone. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>): ReactNode {
  const { data, empty } = props;
  const isNarrow = useMediaQuery(NARROW);
  switch (data.state) {
    case 'failed':
      return (
        <div className={styles.sheet}>
          <LoadFailure message={data.message} onRetry={data.onRetry} />
        </div>
      );
    case 'loading':
    case 'ready': {
      if (data.state === 'ready' && data.rows.length === 0) {
        return <div className={styles.sheet}>{empty ?? <EmptyState />}</div>;
      }
      const rows = data.state === 'ready' ? data.rows : null;
      const isBusy = data.state === 'loading' || data.isRefreshing === true;
      return isNarrow ? (
        <CardRows {...props} rows={rows} isBusy={isBusy} />
      ) : (
        <TableRows {...props} rows={rows} isBusy={isBusy} />
      );
    }
  }
}
