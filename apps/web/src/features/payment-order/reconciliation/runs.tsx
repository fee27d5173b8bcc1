import { reconciliationList } from '@kotohogi/contract/lists';
import type { ReconciliationRun } from '@kotohogi/contract/reconciliation';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { TimeLines, TwoLines } from '../../../shell/list/two-lines.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import type { ja } from '../messages.ja.ts';
import { useRuns } from './api.ts';

const t = textsOf<typeof ja>();

const TONES = { running: 'info', late: 'warn', finished: 'ok', stopped: 'bad' } as const satisfies Record<
  ReconciliationRun['state'],
  StateTone
>;

const columns = (): Columns<ReconciliationRun> => [
  {
    id: 'dueAt',
    header: t('order.run.dueAt'),
    isSortable: true,
    width: '9rem',
    cell: row => <TimeLines at={row.dueAt} />,
  },
  {
    id: 'facility',
    header: t('order.column.facility'),
    width: '18rem',
    cell: row => <TwoLines detail={row.companyName}>{row.facilityName}</TwoLines>,
  },
  { id: 'asked', header: t('order.run.asked'), align: 'end', width: '8rem', cell: row => numberText(row.asked) },
  {
    id: 'differences',
    header: t('order.run.differences'),
    align: 'end',
    width: '8rem',
    cell: row => numberText(row.differences),
  },
  {
    id: 'state',
    header: t('order.column.state'),
    width: '10rem',
    cardPlace: 'corner',
    cell: row => <StateChip tone={TONES[row.state]}>{t(`order.run.${row.state}`)}</StateChip>,
  },
];

const fields = () =>
  filterFields(reconciliationList, {
    labelOf: name => t(`order.run.filter.${name}`),
    looks: {
      facility: { icon: 'search', size: 'medium' },
      differs: { textOf: one => t(`order.run.filter.differs.${one}`) },
    },
  });

/** The comparisons of every facility and morning, also those without differences. */
export function Runs() {
  const list = useListSearch(reconciliationList);
  return (
    <ListView
      label={t('order.runs')}
      list={list}
      query={useRuns({ ...list.filters, ...list.state })}
      fields={fields()}
      columns={columns()}
      rowTone={row => (row.state === 'late' || row.state === 'stopped' || row.differences > 0 ? 'bad' : 'plain')}
      empty={<EmptyState title={t('order.runs.empty')}>{t('order.runs.empty.text')}</EmptyState>}
      emptyFiltered={<EmptyState title={t('order.runs.none')}>{t('order.list.none.text')}</EmptyState>}
    />
  );
}
