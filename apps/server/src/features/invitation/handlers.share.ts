import { invitation } from '@kotohogi/contract/invitation';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DEFAULT_SNS_TEMPLATE } from '@kotohogi/domain/invitation/template';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import QRCode from 'qrcode';
import { inWedding, type Route, userOf } from '../../gate/route.ts';
import { keptFile } from '../../platform/files/kept-file.ts';
import { RawReply } from '../../platform/http/raw-reply.ts';
import { byUser, insertAudit } from '../audit/door.ts';
import { readWedding } from '../wedding/door.ts';
import { cardPdf } from './export.card.ts';
import type { InvitationDeps } from './handlers.ts';
import { getTemplate, lockTemplate, updateTemplate } from './store.ts';

/** Wide enough for a printed card: 10 cm at 300 dpi. */
const QR_WIDTH_PX = 1200;

const wordsOf = (template: string, language: Language) => ({
  snsTemplate: template === '' ? DEFAULT_SNS_TEMPLATE[language] : template,
});

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
    inWedding(invitation.readTemplate, async (call, scope) => wordsOf(await getTemplate(db, scope), call.language)),
    inWedding(invitation.updateTemplate, async (call, scope) => {
      const { snsTemplate, seen } = call.body;
      return await db.transaction().execute(async tx => {
        const before = wordsOf(await lockTemplate(tx, scope), call.language);
        if (seen !== undefined && seen !== before.snsTemplate) return refuse('invitation_template_changed');
        await updateTemplate(tx, scope, snsTemplate);
        await insertAudit(tx, {
          actor: byUser(userOf(call)),
          action: invitation.updateTemplate.name,
          subject: { kind: 'wedding', id: scope.weddingId },
          scope,
          requestId: call.requestId,
        });
        return wordsOf(snsTemplate, call.language);
      });
    }),
  ];
}
