import type { Clock } from '@kotohogi/ports/clock';
import type { Mail, Mailer } from '@kotohogi/ports/mailer';
import type { Db, Tx } from '../db/connect.ts';
import { type BoundJob, defineJob } from '../jobs/job.ts';
import type { Log } from '../log/log.ts';
import { choicesToken } from './choices-link.ts';
import type { MailContent, MailReader } from './content.ts';
import { renderHtml, renderText } from './render.ts';
import { insertRefusal, listOptOuts } from './store.ts';

const mailSend = defineJob<Mail & { readonly reader?: MailReader }>('mail.send', { maxAttempts: 12 });

/** Queues mails in the caller's transaction: a mail is sent if, and only if, the transaction commits. */
export interface Outgoing {
  /** Skips a mail its reader has opted out of. */
  readonly send: (tx: Tx, to: string, content: MailContent) => Promise<void>;
}

export interface OutgoingDeps {
  readonly productName: { readonly ja: string; readonly en: string };
  readonly publicUrl: string;
  /** Signs the opt-out links. */
  readonly linkKey: Buffer;
  /**
   * Turns the link in a mail to a guest into their personal link, which opens the page signed in as that guest after
   * one tap.
   */
  readonly personalUrl: (tx: Tx, reader: MailReader, url: string) => Promise<string>;
}

/** Creates the queue of mails. The content of a mail is fixed when it is queued. */
export function createOutgoing({ productName, publicUrl, linkKey, personalUrl }: OutgoingDeps): Outgoing {
  return {
    send: async (tx, to, given) => {
      const { reader, choice, button } = given;
      const token = reader && choice ? choicesToken(linkKey, reader) : undefined;
      if (reader && choice && (await listOptOuts(tx, reader)).includes(choice)) return;
      const content =
        reader && button ? { ...given, button: { ...button, url: await personalUrl(tx, reader, button.url) } } : given;
      const choicesUrl = token === undefined ? undefined : `${publicUrl}/mails?token=${token}`;
      const letterhead = { productName: productName[content.language], publicUrl, choicesUrl };
      await mailSend.add(tx, {
        to,
        subject: content.subject,
        html: renderHtml(content, letterhead),
        text: renderText(content, letterhead),
        kind: content.kind,
        attachments: content.attachments ?? [],
        ...(token === undefined ? {} : { leaveUrl: `${publicUrl}/api/mails/leave/${token}/${choice}` }),
        ...(reader === undefined ? {} : { reader }),
      });
    },
  };
}

export interface MailJobDeps {
  readonly mailer: Mailer;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/** The job that passes a queued mail to the mailer. A rejection is final and recorded; other errors are retried. */
export function mailJobs({ mailer, db, clock, log }: MailJobDeps): BoundJob[] {
  return [
    mailSend.runs(async ({ reader, ...mail }) => {
      const outcome = await mailer.send(mail);
      if (outcome.kind === 'sent') return;
      const { reason } = outcome;
      log.warn({ kind: mail.kind, reason }, 'a mail was refused');
      if (reader === undefined) return;
      const refusal = { reader, address: mail.to, kind: mail.kind, reason, now: clock.now() };
      await db.transaction().execute(tx => insertRefusal(tx, refusal));
    }),
  ];
}
