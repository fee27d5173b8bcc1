import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, isDate, localDate } from '@kotohogi/domain/kernel/jst';
import { ceremonyDay, giftsAround, type ShownGiftDay } from '@kotohogi/domain/payment/gift-days';
import { Card } from '@kotohogi/ui/card';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { DisclosureSection } from '@kotohogi/ui/disclosure-section';
import { noteText } from '../../../shell/formats.office.ts';
import { numberText, shortDateText, yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { ColumnChart } from '../../marketing/index.ts';
import type { ja } from '../messages.ja.ts';
import styles from '../payment-list.module.css';

const t = textsOf<typeof ja>();

const labelOf = (day: ShownGiftDay['day']): string =>
  isDate(day) ? shortDateText(atJst(day)) : t(day === 'earlier' ? 'payment.days.earlier' : 'payment.days.later');

interface Row extends ShownGiftDay {
  readonly id: string;
  readonly label: string;
}

const columns = (): Columns<Row> => [
  { id: 'day', header: t('payment.days.day'), cell: row => row.label },
  { id: 'count', header: t('payment.days.count'), align: 'end', cell: row => numberText(row.count) },
  { id: 'amount', header: t('payment.days.amount'), align: 'end', cell: row => numberText(row.amountYen) },
];

export interface GiftChartProps {
  readonly days: readonly { readonly day: string; readonly count: number; readonly amountYen: number }[];
  /** When gifts close. */
  readonly fixedAt: number;
}

/** The gifts of a wedding by day around the ceremony: a sentence, the columns, and the same as a table. */
export function GiftChart({ days, fixedAt }: GiftChartProps) {
  const title = t('payment.days.title');
  if (days.length === 0) {
    return (
      <Card title={title}>
        <p className={styles.note}>{t('payment.days.none')}</p>
      </Card>
    );
  }
  const ceremony = ceremonyDay(instant(fixedAt));
  const rows = giftsAround(
    ceremony,
    days.map(({ day, ...sums }) => ({ ...sums, day: localDate(day) })),
  ).map((row): Row => {
    const note = row.day === ceremony ? noteText(t('payment.days.ceremony')) : '';
    return { ...row, id: row.day, label: labelOf(row.day) + note };
  });
  const sumOf = (name: 'count' | 'amountYen') => days.reduce((sum, one) => sum + one[name], 0);
  const onDay = days.find(({ day }) => day === ceremony)?.amountYen ?? 0;
  return (
    <>
      <ColumnChart
        title={title}
        tone="gift"
        lead={t(onDay === 0 ? 'payment.days.lead.notOnDay' : 'payment.days.lead', {
          ...{ count: sumOf('count'), total: yenText(sumOf('amountYen')), onDay: yenText(onDay) },
        })}
        columns={rows.map(({ label, amountYen }) => ({ label, count: amountYen }))}
      />
      <DisclosureSection title={t('payment.days.table')}>
        <DataTable label={title} columns={columns()} data={{ state: 'ready', rows }} />
      </DisclosureSection>
    </>
  );
}
