import { notification, notificationAdded, notificationRemoved } from '@kotohogi/contract/notification';
import { notificationStaff } from '@kotohogi/contract/notification-staff';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { decideSend, decideWithdraw } from '@kotohogi/domain/notification/decide';
import { methodsOf } from '@kotohogi/domain/notification/policy';
import { once } from '../../gate/once.ts';
import { type Call, inFacility, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { readLive } from '../live/index.ts';
import { couplesOf, readSchedule } from '../wedding/index.ts';
import { notificationMail } from './jobs.ts';
import {
  countMailable,
  insertNotice,
  listDialogNotices,
  listNotices,
  listRecentNotices,
  lockNotice,
  lockNotices,
  saveMethods,
} from './store.ts';
import { methodsIn, toGuestNotice, toNoticeRow, toRecentNotice } from './view.ts';

export interface NotificationDeps {
  readonly db: Db;
  readonly hub: Hub;
}

/** The channels the caller may use here. */
const allowedIn = (call: Call, scope: WeddingScope) => methodsOf(userOf(call).grants, scope.facilityId);

/** Number of guests who would see a dialog now. */
function guestsIn(hub: Hub, { weddingId }: WeddingScope): number {
  return new Set(hub.visitorsIn('wedding', weddingId).flatMap(visitor => visitor.attendantId ?? [])).size;
}

/** Whether guests watch the recording at this point. */
async function isRecordingOpen(tx: Tx, { weddingId }: WeddingScope, now: Instant): Promise<boolean> {
  const { phase } = await readLive(tx, weddingId, await readSchedule(tx, weddingId, now), now);
  return phase === 'archive';
}

async function store(tx: Tx, call: Call<typeof notification.send>, scope: WeddingScope) {
  const { body, now } = call;
  const active = await lockNotices(tx, scope);
  const decision = decideSend({ methods: body.methods, allowed: allowedIn(call, scope), active });
  if (decision !== 'allowed') return decision;
  // A notice sent while guests watch the recording is meant for them.
  const inRecording = body.inRecording || (await isRecordingOpen(tx, scope, now));
  const row = await insertNotice(tx, scope, { ...body, inRecording, sentBy: userOf(call).name, now });
  if (row.by_mail) await notificationMail.add(tx, { weddingId: scope.weddingId, id: row.id });
  await call.audit(tx, row.id, { level: row.level, title: row.title, methods: body.methods });
  return toNoticeRow({ ...row, mail_count: 0 });
}

async function withdraw(tx: Tx, call: Call<typeof notification.withdraw>, scope: WeddingScope) {
  const row = await lockNotice(tx, scope.weddingId, call.params.id);
  if (row === undefined) return refuse('notification_unknown');
  const active = methodsIn(row);
  const decision = decideWithdraw({ methods: call.query.methods, allowed: allowedIn(call, scope), active });
  if ('refused' in decision) return decision;
  await saveMethods(tx, scope, row.id, decision.left);
  await call.audit(tx, row.id, { title: row.title, methods: call.query.methods, left: decision.left });
  return { methods: [...decision.left], hasLeftDialog: row.in_dialog && !decision.left.includes('dialog') };
}

/** Handlers for notices to the guests of a wedding. */
export function notificationHandlers({ db, hub }: NotificationDeps): Route[] {
  return [
    inWedding(notification.list, async (call, scope) => ({
      rows: (await listNotices(db, scope)).map(toNoticeRow),
      reach: { dialog: guestsIn(hub, scope), mail: await countMailable(db, scope) },
      allowed: [...allowedIn(call, scope)],
    })),

    inFacility(notificationStaff.recent, async (_call, scope) => {
      const rows = await listRecentNotices(db, scope);
      const couples = await couplesOf(db, [...new Set(rows.map(row => row.wedding_id))]);
      return { rows: rows.map(row => toRecentNotice(row, couples.get(row.wedding_id) ?? [])) };
    }),

    inWedding(notification.send, (call, scope) =>
      once(db, call, async tx => {
        const notice = await store(tx, call, scope);
        if ('refused' in notice) return notice;
        const { methods, mailCount: _, sentBy: __, ...shown } = notice;
        const done = () => hub.publish(notificationAdded, scope.weddingId, shown);
        return { kept: notice, ...(methods.includes('dialog') ? { done } : {}) };
      }),
    ),

    inWedding(notification.withdraw, async (call, scope) => {
      const done = await db.transaction().execute(tx => withdraw(tx, call, scope));
      if ('refused' in done) return done;
      const { methods, hasLeftDialog } = done;
      if (hasLeftDialog) hub.publish(notificationRemoved, scope.weddingId, { id: call.params.id });
      return { methods };
    }),

    inWedding(notification.read, async (_call, scope) => ({
      rows: (await listDialogNotices(db, scope)).map(toGuestNotice),
    })),
  ];
}
