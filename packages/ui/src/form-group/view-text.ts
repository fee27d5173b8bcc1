import type { KitLocale } from '../messages.ts';

const SHOWN_DIGITS = 4;
const DOTS = '••••';

/** Shown instead of a password or a security code: reveals nothing of it, not even its length. */
export const HIDDEN_TEXT = DOTS;

/** A card number with all but its last four digits masked. */
export function maskedCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '');
  return `${DOTS} ${digits.length > SHOWN_DIGITS ? digits.slice(-SHOWN_DIGITS) : DOTS}`;
}

/**
 * A date, a month, or a date and time as held by the kit's fields (`yyyy-MM-dd`, `yyyy-MM`, `yyyy-MM-ddTHH:mm`),
 * written out in the language. Anything else, such as a time of day or text, is returned unchanged.
 */
export function dateText(text: string, locale: KitLocale): string {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2}))?)?$/.exec(text);
  if (parts === null) return text;
  const [, year, month, day, time] = parts;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  // The second check makes sure that the calendar has this day: 31 February would otherwise become a day in March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text.slice(0, 10))) return text;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
  });
  return time === undefined ? format.format(date) : `${format.format(date)}${locale === 'ja' ? ' ' : ', '}${time}`;
}
