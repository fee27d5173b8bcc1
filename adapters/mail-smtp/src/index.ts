import type { Mailer } from '@kotohogi/ports/mailer';
import nodemailer from 'nodemailer';

/** 5yz replies to a recipient are final (RFC 5321 §4.2.1); every other error may be temporary. */
function isPermanent(error: unknown): error is Error & { responseCode: number } {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    'command' in error &&
    error.command === 'RCPT TO'
  );
}

/** Headers for one-click unsubscribe in the reader's mail program (RFC 8058). */
function leaveHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends mail by SMTP. `url` is smtp(s)://user:password@host:port, `from` the sender as displayed. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          ...(mail.leaveUrl === undefined ? {} : { headers: leaveHeaders(mail.leaveUrl) }),
          attachments: mail.attachments.map(file => ({
            filename: file.fileName,
            contentType: file.mediaType,
            content: file.content,
          })),
        });
        return { kind: 'sent' };
      } catch (error) {
        if (isPermanent(error)) return { kind: 'refused', reason: error.message };
        throw new Error('the mail server did not accept a mail', { cause: error });
      }
    },
  };
}
