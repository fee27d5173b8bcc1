import type { MailOutbox, StoredMail } from '@kotohogi/ports/mailer';
import type { FastifyInstance } from 'fastify';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

const STYLE = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#f4f3f1;color:#232323;font:15px/1.6 'IBM Plex Sans','Hiragino Sans','Noto Sans JP',sans-serif}
header{padding:20px max(24px,calc(50% - 526px));border-bottom:1px solid #dfddd8;background:#fff;word-break:auto-phrase}h1{margin:0;font-size:20px}header p{margin:4px 0 0;color:#565451}
main{max-width:1100px;margin:0 auto;padding:24px}header a{color:#7a3f1d}ul{margin:0;padding:0;list-style:none;background:#fff;border:1px solid #dfddd8;border-radius:10px}
li+li{border-top:1px solid #dfddd8}li a{display:grid;grid-template-columns:150px 1fr;gap:4px 16px;padding:14px 18px;color:inherit;text-decoration:none}
li a:hover{background:#f5ebe4}a:focus-visible{outline:3px solid #1f5fbf;outline-offset:-3px}time,small{color:#565451;font-size:13px;font-variant-numeric:tabular-nums}
b{font-weight:600;overflow-wrap:anywhere}h2{margin:28px 0 10px;font-size:17px}
.previews{display:grid;grid-template-columns:minmax(0,1fr) 377px;gap:16px}iframe{width:100%;height:78vh;min-height:480px;border:1px solid #dfddd8;border-radius:10px;background:#fff}
button{min-height:44px;padding:0 18px;border:1px solid #8a877f;border-radius:8px;background:#fff;color:inherit;font:inherit;cursor:pointer}button:focus-visible{outline:3px solid #1f5fbf;outline-offset:2px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #dfddd8;border-radius:10px;padding:18px}
@media(max-width:1099px){.previews{grid-template-columns:minmax(0,1fr)}.previews iframe+iframe{display:none}}@media(max-width:600px){main{padding:24px 12px}li a{grid-template-columns:1fr}}`;

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="icon" href="/art/brand/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`
  );
}

const sentAt = (mail: StoredMail) =>
  new Intl.DateTimeFormat('ja-JP', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Tokyo' }).format(
    mail.sentAtMs,
  );

function listPage(mails: readonly StoredMail[]): string {
  const items = mails.map(
    mail =>
      `<li><a href="/outbox/${mail.id}"><time>${sentAt(mail)}</time><b>${escapeHtml(mail.subject)}</b><small>${escapeHtml(mail.kind)}</small><small>${escapeHtml(mail.to)}</small></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>まだメールはありません。 / No mail yet.</p>';
  return page(
    '送信箱 / Outbox',
    `<header><h1>送信箱 / Outbox</h1><p>この環境のメールは送信されず、ここに残ります。 / Mails are not sent here, they are kept.</p></header><main>${list}</main>`,
  );
}

/** The mail as a mail program shows it: links may open, everything else is blocked. */
const preview = (mail: StoredMail, title: string) =>
  `<iframe title="${title}" src="/outbox/${mail.id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`;

function mailPage(mail: StoredMail): string {
  const files = mail.attachments
    .map(
      (file, index) =>
        `<li><a href="/outbox/${mail.id}/attachments/${index}"><small>${escapeHtml(file.mediaType.replace(/;.*/, ''))}</small><b>${escapeHtml(file.fileName)}</b></a></li>`,
    )
    .join('');
  return page(
    mail.subject,
    `<header><h1>${escapeHtml(mail.subject)}</h1><p>${sentAt(mail)} → ${escapeHtml(mail.to)} · <a href="/outbox">送信箱 / Outbox</a></p></header>` +
      `<main><div class="previews">${preview(mail, 'HTML')}${preview(mail, 'HTML, 375 px')}</div>` +
      `${files === '' ? '' : `<h2>添付 / Attachments</h2><ul>${files}</ul>`}<h2>テキスト / Text</h2><pre>${escapeHtml(mail.text)}</pre>` +
      `<h2>不達 / Bounces</h2><form method="post" action="/outbox/${mail.id}/bounced"><button>不達の報告を送る / Report as bounced</button></form></main>`,
  );
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https: data:; frame-src 'self'; frame-ancestors 'self'";

/** Shows the mails that were stored instead of sent. Mounted only on workstations and in tests. */
export function mountOutbox(app: FastifyInstance, outbox: MailOutbox, reportSecret: string): void {
  // What a mail service would post hours later: the mail to this address has bounced.
  app.post<{ Params: { id: string } }>('/outbox/:id/bounced', async (request, reply) => {
    const mail = await outbox.find(request.params.id);
    if (mail === undefined) return reply.callNotFound();
    await app.inject({
      method: 'POST',
      url: `/api/webhooks/mail/${reportSecret}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify([{ recipient: mail.to, kind: 'bounced', reason: '550 5.1.1 no such mailbox' }]),
    });
    return reply.redirect(`/outbox/${mail.id}`, 303);
  });
  const html = (text: string) => ({
    text,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
  app.get('/outbox', async (_request, reply) => {
    const { text, headers } = html(listPage(await outbox.list()));
    return reply.headers(headers).send(text);
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await outbox.find(request.params.id);
    if (mail === undefined) return reply.callNotFound();
    const { text, headers } = html(mailPage(mail));
    return reply.headers(headers).send(text);
  });
  app.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const mail = await outbox.find(request.params.id);
    if (mail === undefined) return reply.callNotFound();
    // Links inside the frame open the real page, not another frame.
    const { text, headers } = html(mail.html.replace('<head>', '<head><base target="_top">'));
    return reply.headers(headers).send(text);
  });
  app.get<{ Params: { id: string; index: string } }>('/outbox/:id/attachments/:index', async (request, reply) => {
    const file = (await outbox.find(request.params.id))?.attachments[Number(request.params.index)];
    if (file === undefined) return reply.callNotFound();
    return reply
      .type(file.mediaType)
      .header('content-disposition', `attachment; filename="${file.fileName.replace(/[^\w.-]/g, '_')}"`)
      .send(file.content);
  });
}
