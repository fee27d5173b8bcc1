import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { yearDateText } from '../../shell/formats.office.ts';

/** A day of the API as text; empty for none. */
export const dayLabel = (day: string | null): string => (day === null ? '' : yearDateText(atJst(localDate(day))));
