import { invitation } from '@kotohogi/contract/invitation';
import { DEFAULT_SNS_TEMPLATE } from '@kotohogi/domain/invitation/template';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { qrReply } from '../../platform/http/qr-reply.ts';
import { madeFileState, readMadeFile, requestMadeFile } from '../../platform/made-files/made-files.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import type { InvitationDeps } from './handlers.ts';
import { cardRef, invitationUrl } from './index.card.ts';
import { getTemplates, lockTemplates, updateTemplates } from './store.template.ts';

const toTemplates = (row: Awaited<ReturnType<typeof getTemplates>>) => ({
  snsTemplate: row.sns_template || DEFAULT_SNS_TEMPLATE.ja,
  snsTemplateEn: row.sns_template_en || DEFAULT_SNS_TEMPLATE.en,
});

async function changeTemplates(tx: Tx, scope: WeddingScope, call: Call<typeof invitation.updateTemplate>) {
  const { seen, seenEn, ...change } = call.body;
  const before = toTemplates(await lockTemplates(tx, scope));
  const isSeen = (known: string | undefined, stored: string) => known === undefined || known === stored;
  if (!isSeen(seen, before.snsTemplate) || !isSeen(seenEn, before.snsTemplateEn)) {
    return refuse('invitation_template_changed');
  }
  await updateTemplates(tx, scope, change);
  await call.audit(tx, scope.weddingId);
  return toTemplates(await getTemplates(tx, scope));
}

/** The cards with their current content. */
async function readCard(
  db: Db,
  publicUrl: string,
  { scope, call }: { readonly scope: WeddingScope; readonly call: Call },
) {
  const wedding = await readWeddingSummary(db, scope.weddingId);
  return { wedding, ref: cardRef(wedding, invitationUrl(publicUrl, wedding), call.language) };
}

/** Handlers for sharing the link: a QR code, cards that carry it, a message. */
export function shareHandlers({ db, objects, publicUrl }: InvitationDeps): Route[] {
  return [
    inWedding(invitation.qr, async (_call, scope) =>
      qrReply(invitationUrl(publicUrl, await readWeddingSummary(db, scope.weddingId))),
    ),
    inWedding(invitation.cardState, async (call, scope) => {
      const { ref } = await readCard(db, publicUrl, { scope, call });
      return { state: await madeFileState(db, ref, call.now) };
    }),
    inWedding(invitation.makeCard, async (call, scope) => {
      const { ref } = await readCard(db, publicUrl, { scope, call });
      return { state: await requestMadeFile(db, ref, call.now) };
    }),
    inWedding(invitation.card, async (call, scope) => {
      const { wedding, ref } = await readCard(db, publicUrl, { scope, call });
      const name = { now: call.now, fileName: `${wedding.key}-card.pdf` };
      return (await readMadeFile({ db, objects }, ref, name)) ?? refuse('invitation_card_not_ready');
    }),
    inWedding(invitation.readTemplate, async (_call, scope) => toTemplates(await getTemplates(db, scope))),
    inWedding(invitation.updateTemplate, (call, scope) =>
      db.transaction().execute(tx => changeTemplates(tx, scope, call)),
    ),
  ];
}
