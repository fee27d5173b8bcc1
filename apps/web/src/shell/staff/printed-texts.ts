import { atJst, isDate } from '@kotohogi/domain/kernel/jst';
import { yearDateText } from '../formats.office.ts';
import { textsOf } from '../i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** A day of the URL as text; an invalid one filters nothing. */
const dayText = (day: string | undefined): string => (day !== undefined && isDate(day) ? yearDateText(atJst(day)) : '');

/** 2026/11/28(土) 現在 / As of Sat, Nov 28, 2026: the day of a balance. */
export const asOfText = (day: string): string => t('print.asOf', { day: dayText(day) });

/** 対象期間：2026年1月 〜 2026年11月 / Period: Jan 2026 – Nov 2026; one of two equal ends is enough. */
export function periodText(from: string, to: string): string {
  return t('print.period', { period: from === to ? from : t('print.range', { from, to }).trim() });
}

/** The period between two days of the URL; either may be missing. */
export function daysText(from: string | undefined, to: string | undefined): string {
  const [first, last] = [dayText(from), dayText(to)];
  return first === '' && last === '' ? t('print.period', { period: t('print.always') }) : periodText(first, last);
}

/** Says that a range of days of a list is not limited; if it is, the list shows it as a condition. */
export const everyDayText = (label: string): string => t('print.everyDay', { label });
