import { weddingErasure } from '@kotohogi/contract/wedding-erasure';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, localDate } from '@kotohogi/domain/kernel/jst';
import {
  automaticDate,
  decideErasure,
  erasureDate,
  erasureDates,
  isErasureOpen,
} from '@kotohogi/domain/wedding/erasure';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { listHosts, readWeddingSummary } from '../wedding/index.ts';
import { erasureAskedMail } from './mail.ts';
import { getErasure, lockErasure, saveErasure } from './store.ts';

type Request = Call<typeof weddingErasure.request>;

type ErasureRow = Awaited<ReturnType<typeof getErasure>>;

/** The day on which everything is erased if the couple chooses none. */
const automaticOf = (row: ErasureRow, now: Instant) =>
  automaticDate(
    {
      startsAt: instant(row.starts_at),
      announced: row.erase_announced === null ? null : localDate(row.erase_announced),
    },
    now,
  );

function toState(row: ErasureRow, now: Instant) {
  const startsAt = instant(row.starts_at);
  const date = row.erase_on === null ? null : erasureDate(startsAt, localDate(row.erase_on));
  const automatic = automaticOf(row, now);
  return { date, automatic, ...erasureDates(startsAt, now), isOpen: isErasureOpen(row.status) };
}

/** Notifies every host, whoever made the request. */
export interface WeddingErasureDeps {
  readonly db: Db;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

async function mailHosts(
  tx: Tx,
  { mails, publicUrl }: WeddingErasureDeps,
  call: Request,
  { weddingId, automatic }: { readonly weddingId: WeddingId; readonly automatic: LocalDate },
): Promise<void> {
  const wedding = await readWeddingSummary(tx, weddingId);
  const facts = { wedding, publicUrl, date: call.body.date, automatic, by: userOf(call).name, at: call.now };
  const { language } = wedding;
  for (const { id, name, email } of await listHosts(tx, weddingId)) {
    await mails.send(tx, email, erasureAskedMail({ ...facts, userId: id, name, language }));
  }
}

async function request(tx: Tx, deps: WeddingErasureDeps, call: Request, scope: WeddingScope) {
  const { date } = call.body;
  const row = await lockErasure(tx, scope);
  const facts = { status: row.status, startsAt: instant(row.starts_at) };
  const before = row.erase_on;
  // Repeating the stored date is accepted, even if that date could not be chosen today.
  if (date === before && isErasureOpen(facts.status)) return toState(row, call.now);
  const decision = decideErasure(facts, date, call.now);
  if (decision !== 'allowed') return decision;
  await saveErasure(tx, scope, date, call.now);
  await mailHosts(tx, deps, call, { weddingId: scope.weddingId, automatic: automaticOf(row, call.now) });
  await call.audit(tx, scope.weddingId, { date: { from: before, to: date } });
  return toState({ ...row, erase_on: date }, call.now);
}

/** Handlers for the day on which everything is erased at the couple's request. */
export function weddingErasureHandlers(deps: WeddingErasureDeps): Route[] {
  const { db } = deps;
  return [
    inWedding(weddingErasure.read, async (call, scope) => toState(await getErasure(db, scope), call.now)),
    inWedding(weddingErasure.request, (call, scope) => db.transaction().execute(tx => request(tx, deps, call, scope))),
  ];
}
