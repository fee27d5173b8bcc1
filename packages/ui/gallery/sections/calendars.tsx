import { type ReactNode, useState } from 'react';
import { Calendar, type CalendarProps } from '../../src/calendar/index.ts';
import { DateField } from '../../src/date-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const HOLIDAYS = new Map([
  ['2026-09-21', t('敬老の日', 'Respect for the Aged Day')],
  ['2026-09-22', t('国民の休日', 'Citizens’ holiday')],
  ['2026-09-23', t('秋分の日', 'Autumnal Equinox Day')],
  ['2026-11-03', t('文化の日', 'Culture Day')],
  ['2026-11-23', t('勤労感謝の日', 'Labour Thanksgiving Day')],
]);

const TODAY = '2026-11-12';
const holidays = (date: string): string | undefined => HOLIDAYS.get(date);

function Shown({ begins, ...props }: Omit<CalendarProps, 'value' | 'onChange'> & { readonly begins: string | null }) {
  const [value, setValue] = useState(begins);
  return <Calendar {...props} today={TODAY} value={value} onChange={setValue} />;
}

/** The calendar by day, by month and by year; with names of holidays, with limits, and without padded weeks. */
export function Calendars(): ReactNode {
  return (
    <Block name={t('カレンダー', 'Calendars')} parts="Calendar · DateField">
      <div className={styles.grid}>
        <Shown begins="2026-11-21" holidays={holidays} />
        <Shown begins="2026-11-21" min="2026-11-10" max="2026-12-20" />
        <Shown begins="2026-02-14" isPadded={false} weekStart={1} />
        <Shown begins="2026-11" initialMode="month" max="2026-12" />
        <Shown begins={null} isBirthday />
      </div>
      <div className={styles.grid}>
        <DateField label={t('対象月', 'Month')} initialMode="month" defaultValue="2026-11" />
        <DateField label={t('誕生日', 'Birthday')} isBirthday today={TODAY} holidays={holidays} />
      </div>
    </Block>
  );
}
