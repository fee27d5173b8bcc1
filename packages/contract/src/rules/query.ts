import { parseId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';

const digits = (text: unknown, fallback: number) =>
  typeof text === 'number' || (typeof text === 'string' && /^\d{1,9}$/.test(text)) ? Number(text) : fallback;

/** The page sizes of every list (docs/product/list.md#address). */
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** A query parameter that may be missing or invalid: in both cases `read` determines its value. */
const lenient = <T>(read: (value: unknown) => T) => z.pipe(z.optional(z.unknown()), z.transform(read));

const oneOf = <const T extends string>(known: readonly [T, ...T[]], fallback: T) =>
  lenient((value): T => known.find(one => one === value) ?? fallback);

/** The query parameters of every list: invalid values become defaults, never errors (docs/product/list.md#address). */
export function paging<const Sort extends string>(sorts: readonly [Sort, ...Sort[]], byDefault: 'ASC' | 'DESC') {
  return {
    page: lenient(value => Math.max(1, digits(value, 1))),
    limit: lenient(value => {
      const size = digits(value, DEFAULT_PAGE_SIZE);
      return PAGE_SIZES.some(known => known === size) ? size : DEFAULT_PAGE_SIZE;
    }),
    sort: oneOf(sorts, sorts[0]),
    order: oneOf(['ASC', 'DESC'], byDefault),
  };
}

/** A page of a list: the rows, the total count, and the actual page (the last if past the end). */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ rows: z.array(row), total: z.number(), page: z.number(), limit: z.number() });

/** A filter that is off if empty or invalid. */
export const filterText = lenient(value =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined,
);

/** An id in a query; anything else turns the filter off. */
export const filterId = <Id extends number>() =>
  lenient((value): Id | undefined => parseId<Id>(String(digits(value, 0))));

/** A filter that is true, false or, if empty or invalid, off. */
export const filterFlag = lenient(value => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
});
