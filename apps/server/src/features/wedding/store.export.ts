import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { conditions, ROW_COLUMNS, type WeddingSearch } from './store.list.ts';

/** The last row of the previous batch; its place as PostgreSQL writes it, to the microsecond. */
interface Place {
  readonly id: number;
  readonly place: string;
}

/** The next rows of the file, the last ceremony first. */
export async function listBatch(
  tx: Tx,
  scope: FacilityScope | 'platform',
  search: WeddingSearch,
  { after, limit }: NextBatch<Place>,
) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select([
      ...ROW_COLUMNS,
      'wedding.email',
      'wedding.num_of_attendees_div',
      'wedding.created_at',
      'wedding.updated_at',
      'facility.name as facility_name',
      sql<string>`wedding.starts_at::text`.as('place'),
    ])
    .where(eb => conditions(eb, scope, search))
    .$if(after !== undefined, query =>
      query.where(
        sql<boolean>`(wedding.starts_at, wedding.id) < (${after?.place}::timestamptz, ${after?.id}::integer)`,
      ),
    )
    .orderBy('wedding.starts_at', 'desc')
    .orderBy('wedding.id', 'desc')
    .limit(limit)
    .execute();
}

export type ExportRow = Awaited<ReturnType<typeof listBatch>>[number];
