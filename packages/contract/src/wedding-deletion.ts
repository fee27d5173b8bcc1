import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { facilityPath, pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';

/** The deleted weddings of a facility that can still be restored. */
export const deletedWeddingList = {
  sorts: ['deletedAt', 'dateTime'],
  order: 'DESC',
  filters: {},
} as const satisfies ListRules;

const deletedWedding = z.object({
  id: z.number(),
  key: z.string(),
  reservationId: z.string(),
  hallName: z.string(),
  startsAt: instantMs,
  couple: coupleNames,
  deletedAt: instantMs,
  /** It can be restored until this moment, and is erased afterwards. */
  restorableUntil: instantMs,
});
export type DeletedWedding = z.infer<typeof deletedWedding>;

const one = { ...facilityPath, weddingId: pathId<WeddingId>() };

/** Deleting a wedding, which can be undone for 30 days (docs/product/wedding-deletion.md#deleting). */
export const weddingDeletion = {
  remove: endpoint({
    name: 'weddingDeletion.remove',
    method: 'DELETE',
    path: '/facilities/:facilityId/weddings/:weddingId',
    summary: 'Deletes a wedding, which can be restored for 30 days. Refused while a payment or stream is in progress.',
    access: 'facility:write:wedding',
    audit: 'wedding',
    params: z.object(one),
    output: z.object({ restorableUntil: instantMs }),
    errors: {
      wedding_unknown: 404,
      wedding_delete_erased: 409,
      wedding_delete_live: 409,
      wedding_delete_paying: 409,
      wedding_delete_money: 409,
      wedding_delete_sold: 409,
    },
  }),
  list: endpoint({
    name: 'weddingDeletion.list',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/deleted',
    summary: 'Lists the deleted weddings of a facility that can still be restored.',
    access: 'facility:read:wedding',
    params: z.object(facilityPath),
    query: listQuery(deletedWeddingList),
    output: pageOf(deletedWedding),
  }),
  restore: endpoint({
    name: 'weddingDeletion.restore',
    method: 'POST',
    path: '/facilities/:facilityId/weddings/:weddingId/restore',
    summary: 'Restores a deleted wedding with everything in it.',
    access: 'facility:write:wedding',
    audit: 'wedding',
    params: z.object(one),
    output: z.object({ id: z.number() }),
    errors: { wedding_unknown: 404, wedding_restore_over: 410 },
  }),
};
