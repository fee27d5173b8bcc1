import type { FiltersOf, FilterValue, ListRules, ListState } from '@kotohogi/contract/kit/list';
import { LONGEST_LIST, namesOf, shownPage } from '@kotohogi/contract/kit/list';
import { addDays, atJst, localDate } from '@kotohogi/domain/kernel/jst';
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely';
import type { Tx } from './connect.ts';
import { at } from './instants.ts';

/** A column, or an expression of columns. */
type Operand<DB, TB extends keyof DB> = StringReference<DB, TB> | RawBuilder<unknown>;

const operand = (one: string | RawBuilder<unknown>) => (typeof one === 'string' ? sql.ref(one) : one);

/** A text in a LIKE pattern, where `%` and `_` match only themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, char => `\\${char}`);

/** Whether a column contains a text. */
export const contains = (column: Expression<string>, text: string) =>
  sql<SqlBool>`${column} like ${`%${literal(text)}%`}`;

/** Whether a column starts with a text. */
export const startsWith = (column: Expression<unknown>, text: string) =>
  sql<SqlBool>`${column} like ${`${literal(text)}%`}`;

/**
 * What each filter of a list asks: a column that it compares (a text with its beginning, a range with both ends, days
 * from the first until the end of the last in Japan, anything else for equality), or a condition made of its value.
 */
export type FilterColumns<L extends ListRules, DB, TB extends keyof DB> = {
  readonly [Name in keyof L['filters']]:
    | Operand<DB, TB>
    | ((value: FilterValue<L['filters'][Name]>, eb: ExpressionBuilder<DB, TB>) => Expression<SqlBool>);
};

function compare(kind: ListRules['filters'][string], column: RawBuilder<unknown>, [first, last]: readonly unknown[]) {
  const conditions: Expression<SqlBool>[] = [];
  if (kind === 'days') {
    if (first !== undefined) conditions.push(sql`${column} >= ${at(atJst(localDate(String(first))))}`);
    if (last !== undefined) conditions.push(sql`${column} < ${at(atJst(addDays(localDate(String(last)), 1)))}`);
  } else if (kind === 'numbers') {
    if (first !== undefined) conditions.push(sql`${column} >= ${first}`);
    if (last !== undefined) conditions.push(sql`${column} <= ${last}`);
  } else if (first !== undefined) {
    conditions.push(kind === 'text' ? startsWith(column, String(first)) : sql`${column} = ${first}`);
  }
  return conditions;
}

/** The conditions of a list's filters; those that are off add none. */
export function matching<L extends ListRules, DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  rules: L,
  query: FiltersOf<L>,
  columns: FilterColumns<L, DB, TB>,
): Expression<SqlBool> {
  const asked: Readonly<Record<string, unknown>> = query;
  const conditions = Object.entries(rules.filters).flatMap(([name, kind]) => {
    const values = namesOf(name, kind).map(one => asked[one]);
    const column: unknown = columns[name];
    if (typeof column !== 'function') return compare(kind, operand(column as string | RawBuilder<unknown>), values);
    return values[0] === undefined ? [] : [column(values[0], eb) as Expression<SqlBool>];
  });
  return eb.and(conditions);
}

/** The order of a list. */
export interface ListOrder<Sort extends string> {
  /** What each sort option orders by. */
  readonly by: Readonly<Record<Sort, string | RawBuilder<unknown>>>;
  /** What a sort option groups by first, always ascending. */
  readonly groups?: Readonly<Partial<Record<Sort, RawBuilder<unknown>>>>;
  /** Orders rows with equal values, so that no row is on two pages: the highest first. */
  readonly ties: string;
  /** Rows with equal values follow the order of the others instead. */
  readonly tiesFollow?: boolean;
}

/** Orders the rows of a list. */
export function inOrder<DB, TB extends keyof DB, Row, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { sort, order }: Pick<ListState<Sort>, 'sort' | 'order'>,
  { by, groups, ties, tiesFollow = false }: ListOrder<NoInfer<Sort>>,
): SelectQueryBuilder<DB, TB, Row> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const group = groups?.[sort];
  return (group === undefined ? rows : rows.orderBy(group))
    .orderBy(operand(by[sort]), direction)
    .orderBy(sql.ref(ties), tiesFollow ? direction : 'desc');
}

/** Counts the rows of a query. */
export async function countRows<DB, TB extends keyof DB, Row>(rows: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('n'));
  return (await counted.$castTo<{ readonly n: number }>().executeTakeFirstOrThrow()).n;
}

/** Counts the rows of a list that has no natural limit, up to `LONGEST_LIST` (docs/product/list.md#address). */
export async function countListed<DB, TB extends keyof DB, Row>(
  tx: Tx,
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const listed = rows.clearSelect().select(sql`1`.as('one')).limit(LONGEST_LIST);
  const counted = tx.selectFrom(listed.as('listed')).select(sql<number>`count(*)`.as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
}

/**
 * Cuts one page out of a list: its query, and which page it is. Counts all rows, unless `total` is known. Past the end
 * it is the last page (docs/product/list.md#address).
 */
export async function cutPage<DB, TB extends keyof DB, Row, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  query: ListState<Sort>,
  order: ListOrder<NoInfer<Sort>>,
  known?: number,
) {
  const { limit } = query;
  const total = known ?? (await countRows(rows));
  const page = shownPage(query, total);
  const cut = inOrder(rows, query, order)
    .limit(limit)
    .offset((page - 1) * limit);
  return { cut, total, page, limit };
}

/**
 * Reads one page of a list; see `cutPage`. Finds its ids before it reads any other column or joined table, so that a
 * distant page costs little more than the first. The tie-breaking column must be unique.
 */
export async function readPage<DB, TB extends keyof DB, Row, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  query: ListState<Sort>,
  order: ListOrder<NoInfer<Sort>>,
  known?: number,
) {
  // Passed as an array, so that the ids are read once, whatever the planner expects.
  const id = sql.ref(order.ties);
  const { cut, ...page } = await cutPage(rows.clearSelect().select(id.as('id')), query, order, known);
  const shown = rows.where(sql<SqlBool>`${id} = any(array${cut})`);
  return { rows: await inOrder(shown, query, order).execute(), ...page };
}
