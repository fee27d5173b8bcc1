import type { Commissions } from '@kotohogi/contract/ledger';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { ColumnChart } from '../marketing/index.ts';
import type { ja } from './messages.ja.ts';
import { monthLabel } from './months.ts';

const t = textsOf<typeof ja>();

const CHART_MONTHS = 12;

/** What the columns show: their sum, and the highest month. */
function leadOf(columns: readonly { readonly label: string; readonly count: number }[]): string {
  const [first, last] = [columns[0]?.label ?? '', columns.at(-1)?.label ?? ''];
  const total = yenText(columns.reduce((sum, { count }) => sum + count, 0));
  const top = columns.reduce((best, one) => (one.count > best.count ? one : best), { label: '', count: 0 });
  const period = { from: first, to: last, total };
  return top.label === ''
    ? t('ledger.chart.lead.none', period)
    : t('ledger.chart.lead', { ...period, month: top.label, yen: yenText(top.count) });
}

/** The commission of the newest twelve months of the period, the oldest first. */
export function CommissionChart({ months, rows }: Pick<Commissions, 'months' | 'rows'>) {
  const netOf = (month: string, purpose?: 'archive-video') =>
    rows
      .filter(row => row.month === month && (purpose === undefined || row.purpose === purpose))
      .reduce((sum, row) => sum + row.netCommissionYen, 0);
  const hasFilms = rows.some(({ purpose, netCommissionYen }) => purpose === 'archive-video' && netCommissionYen !== 0);
  const columns = months
    .slice(0, CHART_MONTHS)
    .toReversed()
    .map(month => ({
      label: monthLabel(month),
      count: netOf(month),
      part: hasFilms ? { label: t('ledger.chart.film'), count: netOf(month, 'archive-video') } : undefined,
    }));
  return (
    <ColumnChart
      title={t('ledger.chart')}
      lead={leadOf(columns)}
      legend={hasFilms ? [t('ledger.chart.all'), t('ledger.chart.film')] : undefined}
      columns={columns}
    />
  );
}
