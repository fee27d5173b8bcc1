import { MAX_ID } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, localDate, parseJst } from '@kotohogi/domain/kernel/jst';
import * as z from 'zod/mini';
import { between } from './bounds.ts';
import { rule } from './rule.ts';

/** A whole number between two bounds, both included. */
export const wholeNumber = (min: number, max: number) =>
  z.number().check(rule<number>('numeric', Number.isSafeInteger), between(min, max));

/** A whole number that an `integer` column holds, never negative: a version, a count. */
export const count = wholeNumber(0, MAX_ID);

/** A length of time or a position in a recording, in seconds or milliseconds; fractions are allowed. */
export const duration = z.number().check(between(0, MAX_ID));

/** A share from 0 to 1 with at most four decimal places; shown as a percentage (decision 40). */
export const share = z.number().check(
  rule<number>('numeric', value => Number.isFinite(value) && /^\d+(?:\.\d{1,4})?$/.test(String(Math.abs(value)))),
  between(0, 1),
);

/** 1900-01-01 and 2999-12-31: moments outside are slips, and the database cannot hold all that a number can. */
const FIRST_MS = -2_208_988_800_000;
const LAST_MS = 32_503_680_000_000;

/** A moment on the wire: milliseconds since 1970, UTC. */
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
      return false; // why: the kernel's readers throw on what is not a date; here that is an answer, not a surprise
    }
  };
}

/** `yyyy-MM-dd HH:mm` (or slashes, or no time) as wall-clock time in Japan; read into an instant. */
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

/** As `jstDate`, and may be left out: null or an empty text mean none. */
export const optionalJstDate = z.pipe(
  z
    .nullable(z.string())
    .check(rule<string | null>('date', value => value === null || value === '' || reads(localDate)(value))),
  z.transform((value): LocalDate | null => (value === null || value === '' ? null : localDate(value))),
);

/** An id as a number on the wire. */
export const idOf = <Id extends number>() =>
  z.pipe(
    z.number().check(rule<number>('invalid', value => Number.isSafeInteger(value) && value > 0 && value <= MAX_ID)),
    z.transform((value): Id => value as Id),
  );
