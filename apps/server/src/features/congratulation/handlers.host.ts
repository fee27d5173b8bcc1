import { type CongratulationRow, congratulation, congratulationChanged } from '@kotohogi/contract/congratulation';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { decideThanks } from '@kotohogi/domain/congratulation/decide';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { personalLink } from '../session/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { thanksMail } from './mail.ts';
import { countLeaves, hideMessage, listMessages, listMessagesOfLeaf, lockLeaf, saveThanks } from './store.host.ts';

export interface HostCongratulationDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

function toRow(row: Awaited<ReturnType<typeof listMessages>>['rows'][number]): CongratulationRow {
  return {
    id: row.id,
    attendantId: row.attendant_id,
    name: row.name,
    nameKana: row.name_kana,
    nickName: row.nick_name,
    relationShip: row.relation_ship,
    message: row.message,
    createdAt: instant(row.created_at),
    isHidden: row.hidden_at !== null || row.ng,
    isGuestBlocked: row.ng,
    leafNumber: row.number ?? 1,
    isReachable: row.email !== null && !row.ng,
    thanks:
      row.thanks === null
        ? null
        : { message: row.thanks, sentAt: row.thanked_at === null ? null : instant(row.thanked_at) },
  };
}

async function hide(tx: Tx, call: Call<typeof congratulation.hide>, scope: WeddingScope) {
  const { isHidden } = call.body;
  const { id } = call.params;
  const done = await hideMessage(tx, scope, { id, isHidden, now: call.now });
  if (done === undefined) return refuse('congratulation_unknown');
  if (done.wasHidden !== isHidden) {
    await call.audit(tx, id, { isHidden });
  }
  return { isHidden };
}

async function thank(
  tx: Tx,
  { mails, publicUrl }: HostCongratulationDeps,
  call: Call<typeof congratulation.thank>,
  scope: WeddingScope,
) {
  const attendantId = call.params.id;
  const { message, send } = call.body;
  const { now } = call;
  const leaf = await lockLeaf(tx, scope, attendantId);
  if (leaf === undefined) return refuse('congratulation_unknown');
  const { email, name } = leaf;
  const decision = decideThanks({ isSent: leaf.isThanked, isReachable: email !== null && !leaf.ng, send });
  if (decision !== 'keep' && decision !== 'send') return decision;
  const sentAt = decision === 'send' ? now : null;
  await saveThanks(tx, scope, { attendantId, message, sentAt, now });
  if (sentAt !== null && email !== null) {
    const wedding = await readWeddingSummary(tx, scope.weddingId);
    const language = languageOf(leaf.locale);
    const messages = await listMessagesOfLeaf(tx, scope, attendantId);
    const link = await personalLink(tx, { publicUrl, wedding, attendantId, now });
    const guest = { id: attendantId, name };
    await mails.send(tx, email, thanksMail({ wedding, language, guest, link, thanks: message, messages }));
    await call.audit(tx, attendantId);
  }
  return { message, sentAt };
}

/** Handlers for the couple to read, answer and hide the guests' messages. */
export function hostCongratulationHandlers(deps: HostCongratulationDeps): Route[] {
  const { db, hub } = deps;
  return [
    inWedding(congratulation.list, async (call, scope) => {
      const [{ rows, ...page }, leaves] = await Promise.all([
        listMessages(db, scope, call.query),
        countLeaves(db, scope),
      ]);
      return { ...page, rows: rows.map(toRow), leaves };
    }),

    inWedding(congratulation.hide, async (call, scope) => {
      const hidden = await db.transaction().execute(tx => hide(tx, call, scope));
      if (!isRefused(hidden)) hub.publish(congratulationChanged, scope.weddingId, {});
      return hidden;
    }),

    inWedding(congratulation.thank, (call, scope) => db.transaction().execute(tx => thank(tx, deps, call, scope))),
  ];
}
