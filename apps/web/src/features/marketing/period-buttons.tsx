import { addDays, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { textsOf } from '../../shell/i18n/text.ts';
import type { SearchTexts } from '../../shell/router/search.ts';
import { useJapanDate } from '../wedding/index.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const DAYS = { quarter: 91, year: 365, fiveYears: 1_826 } as const;
type PeriodName = keyof typeof DAYS | 'all';

const firstDay = (name: keyof typeof DAYS, today: LocalDate) => addDays(today, 1 - DAYS[name]);

function currentOf({ dateFrom, dateTo }: SearchTexts, today: LocalDate): PeriodName | undefined {
  if (dateFrom === undefined && dateTo === undefined) return 'all';
  if (dateTo !== today) return undefined;
  return (['quarter', 'year', 'fiveYears'] as const).find(name => firstDay(name, today) === dateFrom);
}

export interface PeriodButtonsProps {
  readonly filters: SearchTexts;
  readonly onChange: (filters: SearchTexts) => void;
}

/** The usual periods until today; other days are set in the form. */
export function PeriodButtons({ filters, onChange }: PeriodButtonsProps) {
  const today = useJapanDate();
  const choose = (name: PeriodName) => {
    const { dateFrom: _from, dateTo: _to, ...others } = filters;
    onChange(name === 'all' ? others : { ...others, dateFrom: firstDay(name, today), dateTo: today });
  };
  return (
    <SegmentedControl
      label={t('marketing.period')}
      value={currentOf(filters, today) ?? ''}
      onChange={name => choose(name as PeriodName)}
      segments={(['quarter', 'year', 'fiveYears', 'all'] as const).map(value => ({
        value: value as string,
        label: t(`marketing.period.${value}`),
      }))}
    />
  );
}
