import type { MailContent } from './content.ts';

const COLOURS = {
  paper: '#fbf8f0',
  surface: '#fffefa',
  ink: '#4b4a3c',
  soft: '#646250',
  line: '#e5dcc6',
  accent: '#4f6a54',
  on: '#fffdf6',
};
const FACE = "'Hiragino Mincho ProN','Yu Mincho',Georgia,serif";
const FACE_UI = "'Hiragino Sans','Noto Sans JP','Segoe UI',Arial,sans-serif";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

function factRows(facts: MailContent['facts']): string {
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:10px 12px 10px 0;border-top:1px solid ${COLOURS.line};color:${COLOURS.soft};font:13px/20px ${FACE_UI};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:10px 0;border-top:1px solid ${COLOURS.line};font:15px/22px ${FACE_UI};word-break:break-word">${lines(value)}</td></tr>`;
  if (facts.length === 0) return '';
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 20px;border-bottom:1px solid ${COLOURS.line}">${facts.map(row).join('')}</table>`;
}

function button(content: MailContent): string {
  if (content.button === undefined) return '';
  const { label, url } = content.button;
  return (
    `<p style="margin:24px 0 12px;text-align:center"><a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 36px;border-radius:999px;background:${COLOURS.accent};color:${COLOURS.on};font:bold 16px/22px ${FACE_UI};text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 20px;text-align:center;font:12px/18px ${FACE_UI};color:${COLOURS.soft};word-break:break-all">${escapeHtml(url)}</p>`
  );
}

function letter(content: MailContent): string {
  if (content.letter === undefined) return '';
  const { title } = content.letter;
  // Readers of mail know no style sheet: what the body may be made of is dressed tag by tag.
  const html = content.letter.html
    .replaceAll('<p>', '<p style="margin:0 0 12px">')
    .replaceAll(/<([uo]l)>/g, '<$1 style="margin:0 0 12px;padding-left:24px">')
    .replaceAll('<a ', `<a style="color:${COLOURS.accent}" `);
  return (
    `<div style="margin:0 0 20px;padding:18px 20px 8px;border:1px solid ${COLOURS.line};background:${COLOURS.paper};font:16px/28px ${FACE_UI};word-break:break-word">` +
    `<p style="margin:0 0 8px;font:bold 17px/27px ${FACE_UI}">${escapeHtml(title)}</p>${html}</div>`
  );
}

/** The HTML of a mail: one table, inline styles, readable without its picture. */
export function renderHtml(content: MailContent, productName: string): string {
  const head =
    content.header === undefined
      ? ''
      : `<img src="${escapeHtml(content.header)}" alt="" width="600" style="display:block;width:100%;height:auto;border:0">`;
  const paragraphs = content.paragraphs
    .map(text => `<p style="margin:0 0 16px;font:16px/30px ${FACE}">${lines(text)}</p>`)
    .join('');
  const deadline =
    content.deadline === undefined
      ? ''
      : `<p style="margin:0 0 20px;padding:12px 16px;background:#edf2e6;font:14px/22px ${FACE_UI}">${lines(content.deadline)}</p>`;
  return (
    `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>` +
    `<body style="margin:0;background:${COLOURS.paper};color:${COLOURS.ink}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:${COLOURS.surface};border:1px solid ${COLOURS.line}"><tr><td>${head}</td></tr>` +
    `<tr><td style="padding:32px 28px"><p style="margin:0 0 20px;font:17px/28px ${FACE}">${escapeHtml(content.greeting)}</p>${paragraphs}${letter(content)}${factRows(content.facts)}${button(content)}${deadline}` +
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${COLOURS.line};font:13px/22px ${FACE_UI};color:${COLOURS.soft}">${lines(content.contact)}</p></td></tr></table>` +
    `<p style="margin:16px 0 0;font:12px/19px ${FACE_UI};color:${COLOURS.soft}">${lines(content.reason)}<br>${escapeHtml(productName)}</p></td></tr></table></body></html>`
  );
}

/** The same mail as plain text. */
export function renderText(content: MailContent, productName: string): string {
  const facts = content.facts.map(([label, value]) => `${label}: ${value}`);
  const parts = [
    content.greeting,
    ...content.paragraphs,
    ...(content.letter ? [`■ ${content.letter.title}`, content.letter.text] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(content.button ? [`${content.button.label}\n${content.button.url}`] : []),
    ...(content.deadline ? [content.deadline] : []),
    `--\n${content.contact}`,
    `${content.reason}\n${productName}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
