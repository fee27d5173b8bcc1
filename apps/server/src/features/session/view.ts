import type { SessionUser } from '@kotohogi/contract/session';
import type { UserActor } from '../../gate/actor.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { listAreasOfUser } from './store.ts';

/** The user as sent to the browser. */
export async function toSessionUser(tx: Tx, user: Pick<UserActor, 'userId' | 'name' | 'email'>): Promise<SessionUser> {
  const areas = await listAreasOfUser(tx, user.userId);
  return {
    id: user.userId,
    name: user.name,
    email: user.email,
    adminAttr: areas.filter(area => area.scope === 'admin').map(({ role }) => ({ role })),
    companyAttr: areas.flatMap(area =>
      area.company_id === null
        ? []
        : [
            {
              scopeId: area.company_id,
              role: area.role,
              accountId: area.company_account_id ?? '',
              name: area.company_name ?? '',
            },
          ],
    ),
    facilityAttr: areas.flatMap(area =>
      area.facility_id === null
        ? []
        : [
            {
              scopeId: area.facility_id,
              role: area.role,
              accountId: area.facility_account_id ?? '',
              name: area.facility_name ?? '',
              companyAccountId: area.owner_account_id ?? '',
            },
          ],
    ),
    weddingAttr: areas.flatMap(area =>
      area.wedding_id === null
        ? []
        : [{ scopeId: area.wedding_id, role: area.role, weddingKey: area.wedding_key ?? '' }],
    ),
  };
}
