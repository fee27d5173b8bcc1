import { hall } from '@kotohogi/contract/hall';
import { demoKey } from '@kotohogi/domain/attendant/demo-key';
import { decideRemoval } from '@kotohogi/domain/hall/decide';
import type { HallId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { once } from '../../gate/once.ts';
import { type Call, inFacility, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { qrReply } from '../../platform/http/qr-reply.ts';
import {
  findHall,
  insertHall,
  listHallsOfFacility,
  lockHall,
  markHallDeleted,
  readCompanyAccountId,
  updateHall,
} from './store.ts';

export interface HallDeps {
  readonly db: Db;
  readonly publicUrl: string;
}

type Found = NonNullable<Awaited<ReturnType<typeof findHall>>>;

const toRow = (row: Found) => ({
  id: row.id,
  name: row.name,
  venue: row.venue,
  designPattern: row.design_pattern,
  upcomingWeddings: row.upcoming_weddings ?? 0,
});

/** A hall with the address of its sample wedding (docs/product/demo.md#samples); undefined if it does not exist. */
async function readHall(tx: Tx, publicUrl: string, scope: FacilityScope, { id, now }: { id: HallId; now: Instant }) {
  const row = await findHall(tx, scope, id, now);
  if (row === undefined) return undefined;
  const company = await readCompanyAccountId(tx, scope);
  const sampleUrl = `${publicUrl}/c/${company}/weddings/${demoKey({ ...scope, hallId: id })}`;
  return { ...toRow(row), sampleUrl };
}

async function changeHall(tx: Tx, publicUrl: string, scope: FacilityScope, call: Call<typeof hall.update>) {
  const which = { id: call.params.id, now: call.now };
  if (!(await lockHall(tx, scope, which.id))) return refuse('hall_unknown');
  await updateHall(tx, scope, which, call.body);
  await call.audit(tx, which.id, call.body);
  return (await readHall(tx, publicUrl, scope, which)) ?? refuse('hall_unknown');
}

async function removeHall(tx: Tx, scope: FacilityScope, call: Call<typeof hall.remove>) {
  const which = { id: call.params.id, now: call.now };
  await lockHall(tx, scope, which.id);
  // Read while the hall is locked, so that a wedding that chose it before the lock is counted.
  const row = await findHall(tx, scope, which.id, call.now);
  if (row === undefined) return refuse('hall_unknown');
  const decision = decideRemoval({ upcoming: row.upcoming_weddings ?? 0 });
  if (decision !== 'allowed') return decision;
  await markHallDeleted(tx, scope, which);
  await call.audit(tx, which.id, { name: row.name });
  return {};
}

/** Handlers for the halls of a facility. */
export function hallHandlers({ db, publicUrl }: HallDeps): Route[] {
  return [
    inFacility(hall.list, async (call, scope) => {
      const { rows, ...page } = await listHallsOfFacility(db, scope, call.query, call.now);
      return { ...page, rows: rows.map(toRow) };
    }),
    inFacility(hall.create, (call, scope) =>
      once(db, call, async tx => {
        const id = await insertHall(tx, scope, call.body, call.now);
        await call.audit(tx, id, call.body);
        const made = await readHall(tx, publicUrl, scope, { id, now: call.now });
        if (made === undefined) throw new Error('a new hall was not found');
        return { kept: made };
      }),
    ),
    inFacility(hall.detail, async (call, scope) => {
      const found = await readHall(db, publicUrl, scope, { id: call.params.id, now: call.now });
      return found ?? refuse('hall_unknown');
    }),
    inFacility(hall.qr, async (call, scope) => {
      const found = await readHall(db, publicUrl, scope, { id: call.params.id, now: call.now });
      return found === undefined ? refuse('hall_unknown') : qrReply(found.sampleUrl);
    }),
    inFacility(hall.update, (call, scope) => db.transaction().execute(tx => changeHall(tx, publicUrl, scope, call))),
    inFacility(hall.remove, (call, scope) => db.transaction().execute(tx => removeHall(tx, scope, call))),
  ];
}
