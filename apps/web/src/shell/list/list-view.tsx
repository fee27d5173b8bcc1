import { LONGEST_LIST } from '@kotohogi/contract/kit/list';
import type { TableRow } from '@kotohogi/ui/data-table';
import { type FilterField, FilterPanel, useFilterDraft } from '@kotohogi/ui/filter-panel';
import { type ReactNode, useContext } from 'react';
import { textsOf } from '../i18n/text.ts';
import type { ja } from '../staff/messages.ja.ts';
import { PrintedPeriod } from '../staff/printed.tsx';
import { everyDayText } from '../staff/printed-texts.ts';
import styles from './list-view.module.css';
import { PagedTable, type PagedTableProps } from './paged-table.tsx';
import { SavedFiltersContext } from './saved-filters-context.ts';

const t = textsOf<typeof ja>();

export interface ListViewProps<Row extends TableRow> extends PagedTableProps<Row> {
  /** The form of the filters, as `filterFields` returns it. */
  readonly fields: readonly FilterField[];
  /** Shown at the end of the first line. */
  readonly aside?: ReactNode;
  /** Between the form and the table. */
  readonly children?: ReactNode;
}

/** A list with filters: the form, the table and its pages, all connected to the URL. */
export function ListView<Row extends TableRow>({ fields, aside, children, ...table }: ListViewProps<Row>) {
  const { filters, filterBy } = table.list;
  const SavedFilters = useContext(SavedFiltersContext);
  const [days] = fields.flatMap(field => (field.kind === 'dates' ? [field] : []));
  const isEveryDay = days !== undefined && [days.from, days.to].every(name => filters[name] === undefined);
  return (
    <div className={styles.list}>
      <FilterPanel
        filters={useFilterDraft(fields, filters, filterBy)}
        aside={aside}
        after={SavedFilters !== undefined && <SavedFilters filters={filters} filterBy={filterBy} />}
      />
      {isEveryDay && <PrintedPeriod facts={[everyDayText(days.label)]} />}
      {children}
      {table.query.data?.total === LONGEST_LIST && <p className={styles.cut}>{t('list.cut')}</p>}
      <PagedTable {...table} />
    </div>
  );
}
