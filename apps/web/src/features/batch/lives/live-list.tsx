import { type WeddingLive, weddingLiveList } from '@kotohogi/contract/batch';
import type { Columns, RowTone } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { textsOf } from '../../../shell/i18n/text.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { TimeLines, TwoLines } from '../../../shell/list/two-lines.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { LiveStateChip, liveText } from '../../wedding/index.ts';
import { useWeddingLives } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { durationText, sizeText } from './live-figures.ts';
import { livesHref, SLOT_SETS, type SlotSet } from './lives-href.ts';

const t = textsOf<typeof ja>();

type Row = NonNullable<ReturnType<typeof useWeddingLives>['data']>['rows'][number];

/** The set that is shown; a filter by state searches all sets. */
function setOf({ set, state }: Readonly<Record<string, string>>): SlotSet {
  return SLOT_SETS.find(one => one === set) ?? (state === undefined ? 'active' : 'all');
}

/** A delayed slot is stored as ready; staff and guests see the delay. */
const stateOf = (row: WeddingLive) => (row.isDelayed ? 'delayed' : row.state);

function toneOf({ state }: Row): RowTone {
  if (state === 'streaming_error' || state === 'archive_error') return 'bad';
  if (state === 'waitingForStream' || state === 'waitingForUpload') return 'warn';
  return state === 'end' ? 'muted' : 'plain';
}

const columns = (): Columns<Row> => [
  {
    id: 'startsAt',
    header: t('batch.lives.startsAt'),
    isSortable: true,
    cell: row => <TimeLines at={row.startsAt} />,
  },
  {
    id: 'facility',
    header: t('batch.lives.facility'),
    cell: row => <TwoLines detail={row.reservationId}>{row.facilityName}</TwoLines>,
  },
  {
    id: 'state',
    header: t('batch.lives.state'),
    cardPlace: 'corner',
    cell: row => <LiveStateChip state={stateOf(row)} />,
  },
  {
    id: 'provider',
    header: t('batch.lives.provider'),
    cell: row => <TwoLines detail={row.ref}>{t(`batch.provider.${row.provider}`)}</TwoLines>,
  },
  {
    id: 'duration',
    header: t('batch.lives.recording'),
    align: 'end',
    cell: row =>
      row.durationMs === 0 ? '–' : <TwoLines detail={sizeText(row.sizeBytes)}>{durationText(row.durationMs)}</TwoLines>,
  },
];

/** The slots of all facilities, with tabs for active slots, slots in trouble, and all. */
export function LiveList() {
  const list = useListSearch(weddingLiveList);
  const fields = filterFields(weddingLiveList, {
    labelOf: name => t(`batch.lives.filter.${name}`),
    looks: {
      facility: { icon: 'search', size: 'medium' },
      state: { textOf: liveText },
      provider: { textOf: one => t(`batch.provider.${one}`) },
    },
  });
  // The set is chosen by the tabs, and a facility by its name.
  const shown = fields.filter(field => 'from' in field || (field.name !== 'set' && field.name !== 'facilityId'));
  const tabOf = (id: SlotSet) => ({ id, label: t(`batch.lives.set.${id}`), href: livesHref(id) });
  const tabs = [tabOf('active'), tabOf('trouble'), tabOf('all')] as const;
  return (
    <ListView
      label={t('batch.lives')}
      list={list}
      query={useWeddingLives({ ...list.filters, ...list.state })}
      fields={shown}
      columns={columns()}
      rowHref={row => staffPaths.admin.live(row.id)}
      rowTone={toneOf}
      empty={<EmptyState>{t(`batch.lives.empty.${setOf(list.filters)}`)}</EmptyState>}
      emptyFiltered={<EmptyState>{t(`batch.lives.empty.${setOf(list.filters)}`)}</EmptyState>}
    >
      <RouteTabs label={t('batch.lives')} currentId={setOf(list.filters)} tabs={tabs} />
    </ListView>
  );
}
