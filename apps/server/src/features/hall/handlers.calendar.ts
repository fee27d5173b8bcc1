import { createHash } from 'node:crypto';
import { hall } from '@kotohogi/contract/hall';
import type { Language } from '@kotohogi/contract/texts/texts';
import { calendarSince } from '@kotohogi/domain/hall/calendar';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inFacility, inNoScope, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import { hashToken, newToken, seal, unseal } from '../../platform/crypto/keys.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { RawReply } from '../../platform/http/raw-reply.ts';
import { hallCalendarFile } from './export.calendar.ts';
import { findCalendarToken, findHallOfCalendar, listCeremoniesOfHall, saveCalendarToken } from './store.calendar.ts';
import { lockHall } from './store.ts';

export interface HallCalendarDeps {
  readonly db: Db;
  readonly publicUrl: string;
  readonly sealKey: Buffer;
}

type HallCall = Call<typeof hall.calendar>;

/** Builds the link for a token; the entries are in the language of the person who copies it. */
function toLink({ publicUrl }: HallCalendarDeps, token: string, language: Language) {
  return { url: `${publicUrl}/api/calendars/${token}.ics${language === 'en' ? '?lang=en' : ''}` };
}

/** Stores a new token under the lock of the hall's row. */
async function issue(tx: Tx, deps: HallCalendarDeps, scope: FacilityScope, call: HallCall) {
  const token = newToken();
  const stored = { hash: hashToken(token), sealed: seal(deps.sealKey, token) };
  await saveCalendarToken(tx, scope, call.params.id, stored);
  await call.audit(tx, call.params.id);
  return toLink(deps, token, call.language);
}

async function create(tx: Tx, deps: HallCalendarDeps, scope: FacilityScope, call: HallCall) {
  if (!(await lockHall(tx, scope, call.params.id))) return refuse('hall_unknown');
  const sealed = await findCalendarToken(tx, scope, call.params.id);
  if (sealed) return toLink(deps, unseal(deps.sealKey, sealed), call.language);
  return await issue(tx, deps, scope, call);
}

async function replace(tx: Tx, deps: HallCalendarDeps, scope: FacilityScope, call: HallCall) {
  if (!(await lockHall(tx, scope, call.params.id))) return refuse('hall_unknown');
  // If someone has turned the link off in the meantime, replacing it must not turn it back on.
  if (!(await findCalendarToken(tx, scope, call.params.id))) return refuse('hall_calendar_off');
  return await issue(tx, deps, scope, call);
}

async function remove(tx: Tx, scope: FacilityScope, call: HallCall) {
  if (!(await lockHall(tx, scope, call.params.id))) return refuse('hall_unknown');
  if (await findCalendarToken(tx, scope, call.params.id)) {
    await saveCalendarToken(tx, scope, call.params.id, undefined);
    await call.audit(tx, call.params.id);
  }
  return { url: null };
}

/** The file of a hall's calendar, or 304 if the caller has it already. */
async function sendFile({ db, publicUrl }: HallCalendarDeps, call: Call<typeof hall.calendarFile>) {
  const found = await findHallOfCalendar(db, hashToken(call.params.token.replace(/\.ics$/, '')));
  if (found === undefined) return refuse('hall_calendar_unknown');
  const rows = await listCeremoniesOfHall(db, found.id, calendarSince(call.now));
  const area = `/c/${found.company_account_id}/facilities/${found.facility_account_id}`;
  const file = hallCalendarFile({
    publicUrl,
    language: call.query.lang ?? 'ja',
    hallName: found.name,
    facilityName: found.facility_name,
    weddingsUrl: `${publicUrl}${area}/manage/weddings`,
    ceremonies: rows.map(row => ({
      id: row.id,
      reservationId: row.reservation_id,
      startsAt: instant(row.starts_at),
      version: row.version,
      createdAt: instant(row.created_at),
      updatedAt: instant(row.updated_at),
    })),
  });
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
  // Caches must revalidate every time, because a link that was turned off must stop working at once.
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  const known = call.header('if-none-match').split(',');
  // A compressing proxy turns the ETag into a weak one.
  if (known.some(tag => tag.trim().replace(/^W\//, '') === etag)) return new RawReply(304, headers);
  return new RawReply(200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' }, file);
}

/** Handlers for the calendars of halls: their secret links, and the file behind a link. */
export function hallCalendarHandlers(deps: HallCalendarDeps): Route[] {
  const { db } = deps;
  return [
    inFacility(hall.calendar, async (call, scope) => {
      const sealed = await findCalendarToken(db, scope, call.params.id);
      if (sealed === undefined) return refuse('hall_unknown');
      return sealed === null ? { url: null } : toLink(deps, unseal(deps.sealKey, sealed), call.language);
    }),
    inFacility(hall.createCalendar, (call, scope) => db.transaction().execute(tx => create(tx, deps, scope, call))),
    inFacility(hall.replaceCalendar, (call, scope) => db.transaction().execute(tx => replace(tx, deps, scope, call))),
    inFacility(hall.removeCalendar, (call, scope) => db.transaction().execute(tx => remove(tx, scope, call))),
    inNoScope(hall.calendarFile, call => sendFile(deps, call)),
  ];
}
