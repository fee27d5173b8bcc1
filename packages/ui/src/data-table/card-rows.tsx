import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './card-rows.module.css';
import type { Column, TableRow, TableSort } from './table-model.ts';
import type { RowsProps } from './table-rows.tsx';

/** The rows as cards: the first column is the card's title, the others are lines below it. */
export function CardRows<Row extends TableRow>(props: RowsProps<Row>): ReactNode {
  const { rows, selection, expectedRows = 5 } = props;
  const { list } = useKitMessages();
  return (
    <div className={styles.place} aria-busy={props.isBusy}>
      {selection?.bar('cards')}
      <div className={styles.tools}>
        {selection?.allBox('cards')}
        <SortChoice {...props} />
      </div>
      <ul className={styles.cards} aria-label={props.label} data-stale={(props.isBusy && rows !== null) || undefined}>
        {rows === null
          ? Array.from({ length: expectedRows }, (_, index) => `card ${index}`).map(key => (
              <li key={key} className={styles.card}>
                <Skeleton width="62%" />
                <Skeleton width="44%" />
              </li>
            ))
          : rows.map(row => (
              <li
                key={row.id}
                className={styles.card}
                data-tone={props.rowTone?.(row)}
                data-selected={selection?.isSelected(row) === true || undefined}
              >
                <RowCard {...props} row={row} />
              </li>
            ))}
      </ul>
      {props.footer !== undefined && rows !== null && <Totals {...props} />}
      <VisuallyHidden live="polite">{props.isBusy ? list.loading : ''}</VisuallyHidden>
    </div>
  );
}

function isLine<Row extends TableRow>({ isWideOnly, cardPlace }: Column<Row>): boolean {
  return isWideOnly !== true && cardPlace !== 'corner';
}

function RowCard<Row extends TableRow>(props: RowsProps<Row> & { readonly row: Row }): ReactNode {
  const { row, rowHref, renderCard, selection } = props;
  const [first, ...others] = props.columns;
  const corners = others.filter(column => column.cardPlace === 'corner');
  const content = renderCard === undefined ? first.cell(row) : renderCard(row);
  const lines = renderCard === undefined ? others.filter(isLine) : [];
  return (
    <>
      <div className={styles.head}>
        {selection !== undefined && <div className={styles.above}>{selection.rowBox(row)}</div>}
        <div className={styles.name}>
          {rowHref === undefined ? (
            content
          ) : (
            <Link href={rowHref(row)} className={classNames(styles.link)} data-row-link>
              {content}
            </Link>
          )}
        </div>
        {corners.map(({ id, cell }) => (
          <div key={id} className={styles.above}>
            {cell(row)}
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ id, header, cell, isHeaderHidden }) => (
            <div key={id} className={styles.line}>
              <dt>{isHeaderHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Totals<Row extends TableRow>({ columns, footer = {} }: RowsProps<Row>): ReactNode {
  const [first, ...others] = columns;
  return (
    <div className={styles.card}>
      {footer[first.id] !== undefined && <div className={styles.name}>{footer[first.id]}</div>}
      <dl className={styles.lines}>
        {others
          .filter(({ id }) => footer[id] !== undefined)
          .map(({ id, header }) => (
            <div key={id} className={styles.line}>
              <dt>{header}</dt>
              <dd>{footer[id]}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** Cards have no column headings, so the sort order is a select. */
function SortChoice<Row extends TableRow>({ columns, sort, onSort }: RowsProps<Row>): ReactNode {
  const { list } = useKitMessages();
  const sorts = columns
    .filter(column => column.isSortable === true)
    .flatMap(({ id, header }) =>
      (['ASC', 'DESC'] as const).map(order => ({
        sort: { columnId: id, order } satisfies TableSort,
        value: `${id} ${order}`,
        label: `${header} ${order === 'ASC' ? list.ascending : list.descending}`,
      })),
    );
  if (sorts.length === 0 || onSort === undefined) return null;
  return (
    <NativeSelect
      label={list.sortBy}
      options={sorts}
      placeholder={list.sortBy}
      isLabelHidden
      value={sort === undefined ? '' : `${sort.columnId} ${sort.order}`}
      onChange={value => {
        const chosen = sorts.find(one => one.value === value);
        if (chosen !== undefined) onSort(chosen.sort);
      }}
    />
  );
}
