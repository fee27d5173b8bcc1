import { MAX_ID } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, localDate, parseJst } from '@kotohogi/domain/kernel/jst';
import * as z from 'zod/mini';
import { between } from './bounds.ts';
import { rule } from './rule.ts';

/** An integer between two bounds, inclusive. */
export const wholeNumber = (min: number, max: number) =>
  z.number().check(rule<number>('numeric', Number.isSafeInteger), between(min, max));

/** A non-negative integer that fits an `integer` column: a version, a count. */
export const count = wholeNumber(0, MAX_ID);

/** A duration or a position in a recording, in seconds or milliseconds; fractions are allowed. */
export const duration = z.number().check(between(0, MAX_ID));

/** A share from 0 to 1 with at most four decimal places; shown as a percentage (docs/product/form.md#fields). */
export const share = z.number().check(
  rule<number>('numeric', value => Number.isFinite(value) && /^\d+(?:\.\d{1,4})?$/.test(String(Math.abs(value)))),
  between(0, 1),
);

/** 1900-01-01 and 2999-12-31: moments outside are mistakes, and the database cannot store every number. */
const FIRST_MS = -2_208_988_800_000;
const LAST_MS = 32_503_680_000_000;

/** A moment in the API: milliseconds since 1970, UTC. */
export const instantMs = z.pipe(
  z.number().check(rule<number>('date', ms => Number.isSafeInteger(ms) && ms >= FIRST_MS && ms <= LAST_MS)),
  z.transform((ms): Instant => instant(ms)),
);

function reads(parse: (text: string) => unknown): (text: string) => boolean {
  return text => {
    try {
      parse(text);
      return true;
    } catch {
      return false; // why: the kernel's parsers throw on an invalid date; here that is an expected answer
    }
  };
}

/** `yyyy-MM-dd HH:mm` (or with slashes, or without a time) as wall-clock time in Japan; parsed to an instant. */
export const jstDateTime = z.pipe(
  z.string().check(
    rule<string>('required', value => value !== ''),
    rule<string>('date', reads(parseJst)),
  ),
  z.transform(parseJst),
);

/** `yyyy-MM-dd`, a calendar date in Japan. */
export const jstDate = z.pipe(
  z.string().check(
    rule<string>('required', value => value !== ''),
    rule<string>('date', reads(localDate)),
  ),
  z.transform(localDate),
);

/** Like `jstDate`, but optional: null or an empty text mean none. */
export const optionalJstDate = z.pipe(
  z
    .nullable(z.string())
    .check(rule<string | null>('date', value => value === null || value === '' || reads(localDate)(value))),
  z.transform((value): LocalDate | null => (value === null || value === '' ? null : localDate(value))),
);

/** An id as a number in the API. */
export const idOf = <Id extends number>() =>
  z.pipe(
    z.number().check(rule<number>('invalid', value => Number.isSafeInteger(value) && value > 0 && value <= MAX_ID)),
    z.transform((value): Id => value as Id),
  );
