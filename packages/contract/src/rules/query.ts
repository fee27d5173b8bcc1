import { parseId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { type FiltersOf, filterNames, type ListQuery, type ListRules, readFilters, readState } from '../kit/list.ts';

type NamesOf<L extends ListRules> = keyof FiltersOf<L> & string;

/** Any value of some query parameters: what is invalid is decided by reading them. */
const anything = <Name extends string>(names: readonly string[]) =>
  z.object(
    Object.fromEntries(names.map(name => [name, z.optional(z.unknown())])) as Record<
      Name,
      z.ZodMiniOptional<z.ZodMiniUnknown>
    >,
  );

/** The query of a list (docs/product/list.md#address). */
export const listQuery = <const L extends ListRules>(rules: L) =>
  z.pipe(
    anything<NamesOf<L> | 'page' | 'limit' | 'sort' | 'order'>([
      ...['page', 'limit', 'sort', 'order'],
      ...filterNames(rules),
    ]),
    z.transform((query): ListQuery<L> => ({ ...readState(rules, query), ...readFilters(rules, query) })),
  );

const idsOf = (value: unknown) =>
  typeof value === 'string' ? value.split(',').flatMap(text => parseId<number>(text.trim()) ?? []) : undefined;

/** The query of a file with the rows of a list: its filters, and `ids` (separated by commas) for only some rows. */
export const fileQuery = <const L extends ListRules>(rules: L) =>
  z.pipe(
    anything<NamesOf<L> | 'ids'>(['ids', ...filterNames(rules)]),
    z.transform((query): FiltersOf<L> & { readonly ids: readonly number[] | undefined } => {
      const { ids }: { readonly ids?: unknown } = query;
      return { ...readFilters(rules, query), ids: idsOf(ids) };
    }),
  );

/** The query of a file with all rows of a list: its filters alone. */
export const filterQuery = <const L extends ListRules>(rules: L) =>
  z.pipe(
    anything<NamesOf<L>>(filterNames(rules)),
    z.transform((query): FiltersOf<L> => readFilters(rules, query)),
  );

/** A page of a list: the rows, the total count, and the actual page (the last if past the end). */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ rows: z.array(row), total: z.number(), page: z.number(), limit: z.number() });

/** A query parameter that is off if empty or not a text. */
export const filterText = z.pipe(
  z.optional(z.unknown()),
  z.transform(value => (typeof value === 'string' ? value.trim() || undefined : undefined)),
);
