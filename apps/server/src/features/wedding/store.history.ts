import type { ListQuery } from '@kotohogi/contract/kit/list';
import type { weddingHistoryList } from '@kotohogi/contract/wedding-history';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { HISTORY_ACTIONS } from '@kotohogi/domain/wedding/history';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { readPage } from '../../platform/db/list.ts';

/** The person that an entry is about; their name, or the address of a host without a name. */
const ABOUT = sql<string | null>`case audit.subject_kind
  when 'attendant' then (select name from attendant where attendant.id::text = audit.subject_id)
  when 'user' then (select coalesce(nullif(name, ''), email) from app_user where app_user.id::text = audit.subject_id)
end`;

/** One page of the changes in a wedding of the facility. */
export async function listHistory(
  tx: Tx,
  scope: FacilityScope,
  weddingId: WeddingId,
  query: ListQuery<typeof weddingHistoryList>,
) {
  const rows = tx
    .selectFrom('audit')
    .select(['audit.id', 'audit.at', 'audit.actor_kind', 'audit.actor_id', 'audit.actor_name', 'audit.action'])
    .select(['audit.detail', ABOUT.as('about')])
    .where('audit.facility_id', '=', scope.facilityId)
    .where('audit.wedding_id', '=', weddingId)
    .where('audit.action', 'in', [...HISTORY_ACTIONS]);
  return await readPage(rows, query, { by: { at: 'audit.at' }, ties: 'audit.id' });
}

/** The roles of users in a wedding, its facility, its company and the platform. */
export async function listRoles(
  tx: Tx,
  { companyId, facilityId }: FacilityScope,
  weddingId: WeddingId,
  userIds: readonly number[],
) {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('user_grant')
    .select(['user_id', 'scope', 'role'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .where(eb =>
      eb.or([
        eb('wedding_id', '=', weddingId),
        eb('facility_id', '=', facilityId),
        eb('company_id', '=', companyId),
        eb('scope', '=', 'admin'),
      ]),
    )
    .execute();
}
