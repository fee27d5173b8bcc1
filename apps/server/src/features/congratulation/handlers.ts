import { congratulation, congratulationChanged } from '@kotohogi/contract/congratulation';
import { shownName } from '@kotohogi/domain/attendant/types';
import { decideEdit, decideSend, messagesLeft } from '@kotohogi/domain/congratulation/decide';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { GuestActor } from '../../gate/actor.ts';
import { once } from '../../gate/once.ts';
import { asGuest, type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { holdWedding, readSchedule } from '../wedding/index.ts';
import { addMessage } from './index.ts';
import { publishChange } from './live.ts';
import {
  countMessagesOfGuest,
  countTreeMessages,
  findTreeMessage,
  listLeaves,
  listTreeMessages,
  lockOwnMessage,
  lockTree,
  updateMessage,
} from './store.ts';
import { toMessage } from './view.ts';

export interface CongratulationDeps {
  readonly db: Db;
  readonly hub: Hub;
}

/** Stores a message, and returns what to publish. */
async function store(tx: Tx, call: Call<typeof congratulation.send>, actor: GuestActor, scope: WeddingScope) {
  await holdWedding(tx, scope.weddingId);
  await lockTree(tx, scope.weddingId);
  const schedule = await readSchedule(tx, scope.weddingId, call.now);
  const sentCount = await countMessagesOfGuest(tx, scope, actor.attendantId);
  const decision = decideSend({ ...schedule, sentCount });
  if (decision !== 'allowed') return decision;
  const { id, hasGrown } = await addMessage(tx, { ...actor, message: call.body.message }, call.now);
  await call.audit(tx, id);
  const row = await findTreeMessage(tx, scope.weddingId, id);
  if (row === undefined) throw new Error('the message just stored was not found');
  return { sent: { message: toMessage(row), left: messagesLeft(sentCount + 1) }, hasGrown };
}

async function edit(tx: Tx, call: Call<typeof congratulation.edit>, actor: GuestActor, scope: WeddingScope) {
  await holdWedding(tx, scope.weddingId);
  const own = await lockOwnMessage(tx, scope, call.params.id, actor.attendantId);
  if (own === undefined || own.hidden_at !== null) return refuse('congratulation_unknown');
  const schedule = await readSchedule(tx, scope.weddingId, call.now);
  const decision = decideEdit({ ...schedule, sentAt: instant(own.created_at) }, call.now);
  if (decision !== 'allowed') return decision;
  await updateMessage(tx, scope, { id: own.id, now: call.now }, call.body.message);
  await call.audit(tx, own.id);
  const row = await findTreeMessage(tx, scope.weddingId, own.id);
  return row === undefined ? refuse('congratulation_unknown') : toMessage(row);
}

/** Handlers for the guests' messages and the tree. */
export function congratulationHandlers({ db, hub }: CongratulationDeps): Route[] {
  return [
    asGuest(congratulation.send, (call, actor, scope) =>
      once(db, call, async tx => {
        const stored = await store(tx, call, actor, scope);
        if ('refused' in stored) return stored;
        const { sent, hasGrown } = stored;
        const done = () => publishChange(hub, scope.weddingId, { message: sent.message, hasGrown });
        return { kept: sent, done };
      }),
    ),

    asGuest(congratulation.edit, async (call, actor, scope) => {
      const edited = await db.transaction().execute(tx => edit(tx, call, actor, scope));
      if (!('refused' in edited)) hub.publish(congratulationChanged, scope.weddingId, {});
      return edited;
    }),

    inWedding(congratulation.tree, async (call, scope) => {
      const { guest } = call.caller;
      const leaves = await listLeaves(db, scope);
      return {
        leaves: leaves.map(row => ({
          id: row.number,
          attendantId: row.attendant_id,
          name: shownName({ name: row.name, nickName: row.nick_name }),
          isNickName: row.nick_name !== '',
        })),
        messageCount: await countTreeMessages(db, scope),
        left: guest ? messagesLeft(await countMessagesOfGuest(db, scope, guest.attendantId)) : 0,
      };
    }),

    inWedding(congratulation.read, async (call, scope) => {
      const { rows, ...page } = await listTreeMessages(db, scope, call.query);
      return { ...page, rows: rows.map(toMessage) };
    }),
  ];
}
