import type { AddressInfo } from 'node:net';
import type { Mail } from '@kotohogi/ports/mailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from './index.ts';

const mail: Mail = {
  to: 'guest@example.jp',
  subject: '【ことほぎ】お返事をお預かりしました',
  html: '<p>ありがとうございます。</p>',
  text: 'ありがとうございます。',
  kind: 'reply-live',
  attachments: [{ fileName: 'wedding.ics', mediaType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }],
};

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve())));

/** A real SMTP server that keeps what it receives, or rejects recipients with a code. */
async function receive(refuseWith?: number): Promise<{ url: string; mails: Email[]; sources: string[] }> {
  const mails: Email[] = [];
  const sources: string[] = [];
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        refuseWith === undefined
          ? undefined
          : Object.assign(new Error('no such mailbox'), { responseCode: refuseWith }),
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks).toString());
        PostalMime.parse(Buffer.concat(chunks)).then(parsed => {
          mails.push(parsed);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, sources };
}

const FROM = 'ことほぎ <no-reply@kotohogi.example>';

test('given a mail in Japanese with a calendar entry, then it arrives complete', async () => {
  const { url, mails } = await receive();
  expect(await createSmtpMailer(url, FROM).send(mail)).toEqual({ kind: 'sent' });
  const [got] = mails;
  expect(got).toMatchObject({
    subject: mail.subject,
    from: { name: 'ことほぎ', address: 'no-reply@kotohogi.example' },
  });
  expect(got?.to?.[0]?.address).toBe(mail.to);
  expect(got?.html).toContain('ありがとうございます。');
  expect(got?.text?.trim()).toBe(mail.text);
  expect(got?.attachments[0]).toMatchObject({ filename: 'wedding.ics', mimeType: 'text/calendar' });
});

test.each([
  ['emoji of several code points', `【お知らせ】${'👩‍🎤'.repeat(30)}（${'𠮷'.repeat(40)}さんの結婚式）`],
  ['Latin letters without a space', `[Notice] ${'a'.repeat(100)} (wedding of ${'b'.repeat(100)})`],
  ['a line break', 'A notice\r\nBcc: other@example.com'],
])('given a long subject of %s, when it is sent, then its header is folded and arrives whole', async (_, subject) => {
  const { url, mails, sources } = await receive();
  await createSmtpMailer(url, FROM).send({ ...mail, subject });
  expect(mails[0]?.subject).toBe(subject.replaceAll(/[\r\n]+/g, ' '));
  expect(mails[0]?.bcc).toBeUndefined();
  const [header = ''] = sources[0]?.split('\r\n\r\n') ?? [];
  // An encoded line has at most 78 letters; a word that needs no encoding may be longer (RFC 5322 §2.1.1).
  const folded = header.split('\r\n').filter(line => line.includes('=?UTF-8?'));
  for (const line of folded) expect(line.length).toBeLessThanOrEqual(78);
  for (const line of header.split('\r\n')) expect(line.length).toBeLessThan(200);
});

test('given a recipient, then a permanent rejection is a result and a temporary one is an error to retry', async () => {
  const gone = await receive(550);
  expect(await createSmtpMailer(gone.url, FROM).send(mail)).toMatchObject({ kind: 'refused' });
  await new Promise<void>(resolve => server?.close(() => resolve()));
  const busy = await receive(450);
  await expect(createSmtpMailer(busy.url, FROM).send(mail)).rejects.toThrow('did not accept a mail');
});
