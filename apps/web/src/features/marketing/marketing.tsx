import { marketingList } from '@kotohogi/contract/marketing';
import { Button } from '@kotohogi/ui/button';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { FilterPanel, useFilterDraft } from '@kotohogi/ui/filter-panel';
import { ProgressBar } from '@kotohogi/ui/progress-bar';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import type { SearchTexts } from '../../shell/router/search.ts';
import { useFacility } from '../facility/index.ts';
import { useHalls } from '../hall/index.ts';
import { csvAddress, useMarketingCharts, useMarketingSummary, useMarketingTable } from './api.ts';
import { Charts } from './charts.tsx';
import { marketingFields } from './fields.ts';
import { FunnelChart } from './funnel-chart.tsx';
import { HallTable, hallRows } from './hall-table.tsx';
import { Headline } from './headline.tsx';
import styles from './marketing.module.css';
import type { ja } from './messages.ja.ts';
import { PeriodButtons } from './period-buttons.tsx';

const t = textsOf<typeof ja>();

interface PartProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** One of the parts that are counted separately: its figures, or its loading or error state. */
function Part<Data>({ query, height, children }: PartProps<Data>) {
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton shape="block" height={height} />;
  return (
    <div className={styles.part} data-stale={query.isPlaceholderData || undefined}>
      {children(query.data)}
    </div>
  );
}

/** How many of the parts have loaded; the calls have no time limit. */
function Progress({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  const done = queries.filter(query => !query.isFetching).length;
  if (done === queries.length) return null;
  return (
    <ProgressBar
      label={t('marketing.progress')}
      percent={(100 * done) / queries.length}
      valueText={t('marketing.progress.parts', { done, all: queries.length })}
    />
  );
}

/** Why there are no figures. */
function Nothing({ isTooFew, isFiltered }: { readonly isTooFew: boolean; readonly isFiltered: boolean }) {
  if (isTooFew) return <EmptyState title={t('marketing.tooFew')}>{t('marketing.tooFew.hint')}</EmptyState>;
  return (
    <EmptyState title={t('marketing.empty')}>
      {t(isFiltered ? 'marketing.empty.filtered' : 'marketing.empty.hint')}
    </EmptyState>
  );
}

/** The figures that match the filters. */
function Figures({ filters }: { readonly filters: SearchTexts }) {
  const { id, abilities } = useFacility();
  const summary = useMarketingSummary(id, filters);
  const charts = useMarketingCharts(id, filters);
  const table = useMarketingTable(id, filters);
  const { data } = summary;
  const isEmpty = data !== undefined && !data.people.register;
  return (
    <>
      <Progress queries={[summary, charts, table]} />
      <Part query={summary} height="18rem">
        {one =>
          one.people.register ? (
            <>
              <Headline summary={one} />
              <FunnelChart summary={one} />
            </>
          ) : (
            <Nothing isTooFew={one.isTooFew} isFiltered={Object.keys(filters).length > 0} />
          )
        }
      </Part>
      {!isEmpty && (
        <>
          <Part query={charts} height="30rem">
            {one => <Charts charts={one} gifts={data?.gifts} />}
          </Part>
          <HallTable
            data={tableData(table, hallRows)}
            total={table.data?.total}
            hasGifts={abilities.has(marketingList.needs.giftMoney)}
          />
        </>
      )}
      <p className={styles.note}>{t('marketing.note')}</p>
    </>
  );
}

/** How guests took part in the facility's ceremonies: filters in the URL, figures, charts, table, file. */
export function Marketing() {
  const { id, abilities } = useFacility();
  const halls = useHalls(id);
  const { filters, filterBy } = useListSearch(marketingList);
  const draft = useFilterDraft(marketingFields(halls.data?.rows ?? [], abilities), filters, filterBy);
  const file = useSaveFile();
  return (
    <div className={styles.page}>
      <div className={styles.filters}>
        <FilterPanel
          filters={draft}
          aside={
            <div className={styles.aside}>
              <PeriodButtons filters={filters} onChange={filterBy} />
              <Button
                icon="download"
                size="small"
                isBusy={file.isBusy}
                busyLabel={t('marketing.csv.busy')}
                onPress={() => file.save(csvAddress(id, filters))}
              >
                {t('marketing.csv')}
              </Button>
            </div>
          }
        />
        <FailedPart query={halls} title={t('marketing.filter.hallId')} />
      </div>
      <Figures filters={filters} />
    </div>
  );
}
