import { languageOf } from '@kotohogi/contract/texts/texts';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { noticeIn } from '@kotohogi/domain/notification/language';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { noticeMail } from './mail.ts';
import { claimRecipients, lockNotice } from './store.ts';

/** A notice that is sent by mail. */
export const notificationMail = defineJob<{ readonly weddingId: WeddingId; readonly id: number }>('notification.mail');

export interface NotificationJobDeps {
  readonly db: Db;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

/** Jobs that follow a notice: queues one mail to every recipient, all in one transaction, none twice. */
export function notificationJobs({ db, mails, publicUrl }: NotificationJobDeps): BoundJob[] {
  return [
    notificationMail.runs(({ weddingId, id }) =>
      db.transaction().execute(async tx => {
        const notice = await lockNotice(tx, weddingId, id);
        // It was withdrawn in the meantime, so no mail is sent.
        if (notice === undefined || !notice.by_mail) return;
        const wedding = await readWeddingSummary(tx, weddingId);
        for (const { id: attendantId, name, email, locale } of await claimRecipients(tx, weddingId, id)) {
          const language = languageOf(locale);
          const { title, body } = noticeIn(language, { ...notice, titleEn: notice.title_en, bodyEn: notice.body_en });
          if (email !== null)
            await mails.send(tx, email, noticeMail({ wedding, publicUrl, language, attendantId, name, title, body }));
        }
      }),
    ),
  ];
}
