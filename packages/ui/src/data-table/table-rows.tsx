import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table.tsx';
import { type Column, sortAfterPress, type TableRow } from './table-model.ts';

/** `rows` is `null` while the first rows are loading. */
export interface RowsProps<Row extends TableRow> extends DataTableProps<Row> {
  readonly rows: readonly Row[] | null;
  readonly isBusy: boolean;
}

export function TableRows<Row extends TableRow>(props: RowsProps<Row>): ReactNode {
  const { columns, rows, footer, selection, isHeaderFixed = false } = props;
  const { list } = useKitMessages();
  return (
    <div className={classNames(styles.sheet, isHeaderFixed ? styles.fixed : styles.scrolls)}>
      {selection?.bar('table')}
      <table className={styles.table} aria-label={props.label} aria-busy={props.isBusy}>
        <colgroup>
          {selection !== undefined && <col className={styles.boxes} />}
          {columns.map(column => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection !== undefined && <td>{selection.allBox('table')}</td>}
            {columns.map(column => (
              <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody data-stale={(props.isBusy && rows !== null) || undefined}>
          {rows === null ? <SkeletonRows {...props} /> : rows.map(row => <BodyRow key={row.id} row={row} {...props} />)}
        </tbody>
        {footer !== undefined && rows !== null && (
          <tfoot>
            <tr>
              {selection !== undefined && <td />}
              {columns.map(({ id, align = 'start' }) => (
                <td key={id} data-align={align}>
                  {footer[id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <VisuallyHidden live="polite">{props.isBusy ? list.loading : ''}</VisuallyHidden>
    </div>
  );
}

function HeadCell<Row extends TableRow>(props: {
  readonly column: Column<Row>;
  readonly sort: DataTableProps<Row>['sort'];
  readonly onSort: DataTableProps<Row>['onSort'];
}): ReactNode {
  const { column, sort, onSort } = props;
  const order = sort?.columnId === column.id ? sort.order : null;
  const { align = 'start' } = column;
  if (column.isSortable !== true) {
    return (
      <th scope="col" data-align={align}>
        {column.isHeaderHidden === true ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
      </th>
    );
  }
  const icon = order === null ? 'chevrons-up-down' : order === 'ASC' ? 'arrow-up' : 'arrow-down';
  return (
    <th
      scope="col"
      data-align={align}
      data-sorted={order !== null || undefined}
      aria-sort={order === null ? 'none' : order === 'ASC' ? 'ascending' : 'descending'}
    >
      <Button className={classNames(styles.sorter)} onPress={() => onSort?.(sortAfterPress(sort, column.id))}>
        <span>{column.header}</span>
        <Icon name={icon} size="small" />
      </Button>
    </th>
  );
}

function BodyRow<Row extends TableRow>(props: RowsProps<Row> & { readonly row: Row }): ReactNode {
  const { row, rowHref, rowTone, selection } = props;
  const [first, ...others] = props.columns;
  const content = first.cell(row);
  return (
    <tr
      data-tone={rowTone?.(row)}
      data-linked={rowHref !== undefined || undefined}
      data-selected={selection?.isSelected(row) === true || undefined}
    >
      {selection !== undefined && <td>{selection.rowBox(row)}</td>}
      <th scope="row" data-align={first.align ?? 'start'}>
        {rowHref === undefined ? (
          content
        ) : (
          <Link href={rowHref(row)} className={classNames(styles.rowLink)} data-row-link>
            {content}
          </Link>
        )}
      </th>
      {others.map(({ id, cell, align = 'start' }) => (
        <td key={id} data-align={align}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Irregular widths, so that the skeleton looks like text. */
const SKELETON_WIDTHS = ['72%', '54%', '64%', '80%', '48%'] as const;

function SkeletonRows<Row extends TableRow>({ columns, selection, expectedRows = 5 }: RowsProps<Row>): ReactNode {
  return Array.from({ length: expectedRows }, (_, row) => `row ${row}`).map((key, row) => (
    <tr key={key}>
      {selection !== undefined && <td />}
      {columns.map((column, index) => (
        <td key={column.id} data-align={column.align ?? 'start'}>
          <Skeleton width={SKELETON_WIDTHS[(row + index) % SKELETON_WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}
