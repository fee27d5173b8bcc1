import { invitation } from '@kotohogi/contract/invitation';
import { DEFAULT_SNS_TEMPLATE } from '@kotohogi/domain/invitation/template';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import QRCode from 'qrcode';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { keptFile } from '../../platform/files/kept-file.ts';
import { RawReply } from '../../platform/http/raw-reply.ts';
import { byUser, insertAudit } from '../audit/door.ts';
import { readWedding } from '../wedding/door.ts';
import { cardPdf } from './export.card.ts';
import type { InvitationDeps } from './handlers.ts';
import { getTemplates, lockTemplates, updateTemplates } from './store.template.ts';

/** Wide enough for a printed card: 10 cm at 300 dpi. */
const QR_WIDTH_PX = 1200;

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
  await insertAudit(tx, {
    actor: byUser(userOf(call)),
    action: invitation.updateTemplate.name,
    subject: { kind: 'wedding', id: scope.weddingId },
    scope,
    requestId: call.requestId,
  });
  return toTemplates(await getTemplates(tx, scope));
}

const linkTo = (publicUrl: string, { companyAccountId, key }: { companyAccountId: string; key: string }) =>
  `${publicUrl}/c/${companyAccountId}/weddings/${key}/invitation`;

/** The link in the forms it is passed on: a code to point a phone at, cards that carry it, a message. */
export function shareHandlers({ db, publicUrl }: InvitationDeps): Route[] {
  return [
    inWedding(invitation.qr, async (call, scope) => {
      const url = linkTo(publicUrl, await readWedding(db, scope.weddingId, call.now));
      const png = await QRCode.toBuffer(url, { errorCorrectionLevel: 'M', margin: 3, width: QR_WIDTH_PX });
      return new RawReply(200, { 'content-type': 'image/png', 'cache-control': 'private, max-age=300' }, png);
    }),
    inWedding(invitation.card, async (call, scope) => {
      const wedding = await readWedding(db, scope.weddingId, call.now);
      const card = await cardPdf({ wedding, url: linkTo(publicUrl, wedding), language: call.language });
      return keptFile(`${wedding.key}-card.pdf`, 'application/pdf', card);
    }),
    inWedding(invitation.readTemplate, async (_call, scope) => toTemplates(await getTemplates(db, scope))),
    inWedding(invitation.updateTemplate, (call, scope) =>
      db.transaction().execute(tx => changeTemplates(tx, scope, call)),
    ),
  ];
}
