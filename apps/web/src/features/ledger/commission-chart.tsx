import type { Commissions } from '@kotohogi/contract/ledger';
import { textsOf } from '../../shell/i18n/text.ts';
import { ColumnChart } from '../marketing/index.ts';
import type { ja } from './messages.ja.ts';
import { monthLabel } from './months.ts';

const t = textsOf<typeof ja>();

const CHART_MONTHS = 12;

/** The commission of the newest twelve months of the period, the oldest first. */
export function CommissionChart({ months, rows }: Pick<Commissions, 'months' | 'rows'>) {
  const netOf = (month: string, purpose?: 'archive-video') =>
    rows
      .filter(row => row.month === month && (purpose === undefined || row.purpose === purpose))
      .reduce((sum, row) => sum + row.netCommissionYen, 0);
  const hasFilms = rows.some(({ purpose, netCommissionYen }) => purpose === 'archive-video' && netCommissionYen !== 0);
  return (
    <ColumnChart
      title={t('ledger.chart')}
      legend={hasFilms ? [t('ledger.chart.all'), t('ledger.chart.film')] : undefined}
      columns={months
        .slice(0, CHART_MONTHS)
        .toReversed()
        .map(month => ({
          label: monthLabel(month),
          count: netOf(month),
          part: hasFilms ? { label: t('ledger.chart.film'), count: netOf(month, 'archive-video') } : undefined,
        }))}
    />
  );
}
