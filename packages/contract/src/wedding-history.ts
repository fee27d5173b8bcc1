import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { HISTORY_ACTIONS, HISTORY_FIELDS } from '@kotohogi/domain/wedding/history';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { instantMs } from './rules/number.ts';
import { facilityPath, pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';

/** The history of a wedding, newest first. */
export const weddingHistoryList = {
  sorts: ['at'],
  order: 'DESC',
  filters: {},
} as const satisfies ListRules;

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const historyRow = z.object({
  id: z.number(),
  at: instantMs,
  action: z.enum(HISTORY_ACTIONS),
  actor: z.object({
    /** `system`: the product itself. */
    kind: z.enum(['user', 'system']),
    /** Empty if the account was erased. */
    name: z.string(),
    /** The role that the user has here now; null if they no longer have one. */
    role: z.nullable(z.object({ scope: z.enum(['admin', 'company', 'facility', 'wedding']), role: z.string() })),
  }),
  /** The person that the action is about: a guest or a host; empty if none. */
  about: z.string(),
  changes: z.array(z.object({ field: z.enum(HISTORY_FIELDS), from: value, to: value })),
});
export type HistoryRow = z.infer<typeof historyRow>;

/** The changes in a wedding (docs/product/wedding.md#history). */
export const weddingHistory = {
  list: endpoint({
    name: 'weddingHistory.list',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/:weddingId/history',
    summary: 'Lists the changes in a wedding by the couple, the staff and the product.',
    access: 'facility:read:wedding',
    params: z.object({ ...facilityPath, weddingId: pathId<WeddingId>() }),
    query: listQuery(weddingHistoryList),
    output: pageOf(historyRow),
    errors: { wedding_unknown: 404 },
  }),
};
