import type { Mail, Mailer } from '@kotohogi/ports/mailer';
import type { Tx } from '../db/connect.ts';
import { type BoundJob, defineJob } from '../jobs/job.ts';
import type { Log } from '../log/log.ts';
import type { MailContent } from './content.ts';
import { renderHtml, renderText } from './render.ts';

const mailSend = defineJob<Mail>('mail.send', { maxAttempts: 12 });

/** Queues mails in the caller's transaction: none goes out for a deed that did not happen, none is lost for one that did. */
export interface Outgoing {
  readonly send: (tx: Tx, to: string, content: MailContent) => Promise<void>;
}

/** Builds the queue of mails; what a mail says is fixed when it is queued. */
export function createOutgoing(productName: { readonly ja: string; readonly en: string }): Outgoing {
  return {
    send: async (tx, to, content) => {
      const name = productName[content.language];
      await mailSend.add(tx, {
        to,
        subject: content.subject,
        html: renderHtml(content, name),
        text: renderText(content, name),
        kind: content.kind,
        attachments: content.attachments ?? [],
      });
    },
  };
}

/** The job that hands a queued mail to the mailer; a refusal is final and logged, anything else is tried again. */
export function mailJobs(mailer: Mailer, log: Log): BoundJob[] {
  return [
    mailSend.runs(async mail => {
      const outcome = await mailer.send(mail);
      if (outcome.kind === 'refused') log.warn({ kind: mail.kind, reason: outcome.reason }, 'a mail was refused');
    }),
  ];
}
