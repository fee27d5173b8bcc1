import type { Instant } from '../kernel/instant.ts';
import { addDays, atJst, type LocalDate, localDate } from '../kernel/jst.ts';

/** A month in Japan, `yyyy-MM`. */
export type Month = string;

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
export const monthOf = (date: LocalDate): Month => date.slice(0, 7);
export const firstDay = (month: Month): LocalDate => localDate(`${month}-01`);
export const monthBefore = (month: Month): Month => monthOf(addDays(firstDay(month), -1));
export const monthAfter = (month: Month): Month => monthOf(addDays(firstDay(month), 31));
export const lastDay = (month: Month): LocalDate => addDays(firstDay(monthAfter(month)), -1);

/** The instant at which a month ends in Japan. */
export const endOf = (month: Month): Instant => atJst(firstDay(monthAfter(month)));
