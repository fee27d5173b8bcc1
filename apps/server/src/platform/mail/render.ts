import { artworkRaster } from '@kotohogi/themes/artwork';
import { PAPER_COLOURS, type PaperColours } from '@kotohogi/themes/paper-colours';
import type { MailContent } from './content.ts';

const FACE = "'Hiragino Mincho ProN','Yu Mincho',Georgia,serif";
const FACE_UI = "'Hiragino Sans','Noto Sans JP','Segoe UI',Arial,sans-serif";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

function factRows(facts: MailContent['facts'], colours: PaperColours): string {
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:10px 12px 10px 0;border-top:1px solid ${colours.line};color:${colours.ink2};font:13px/20px ${FACE_UI};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:10px 0;border-top:1px solid ${colours.line};font:15px/22px ${FACE_UI};word-break:break-word">${lines(value)}</td></tr>`;
  if (facts.length === 0) return '';
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 20px;border-bottom:1px solid ${colours.line}">${facts.map(row).join('')}</table>`;
}

function button(content: MailContent, colours: PaperColours): string {
  if (content.button === undefined) return '';
  const { label, url } = content.button;
  return (
    `<p style="margin:24px 0 12px;text-align:center"><a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 36px;border-radius:999px;background:${colours.accent};color:${colours.onAccent};font:bold 16px/22px ${FACE_UI};text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 20px;text-align:center;font:12px/18px ${FACE_UI};color:${colours.ink2};word-break:break-all">${escapeHtml(url)}</p>`
  );
}

function letter(content: MailContent, colours: PaperColours): string {
  if (content.letter === undefined) return '';
  const { title } = content.letter;
  // Readers of mail know no style sheet: what the body may be made of is dressed tag by tag.
  const html = content.letter.html
    .replaceAll('<p>', '<p style="margin:0 0 12px">')
    .replaceAll(/<([uo]l)>/g, '<$1 style="margin:0 0 12px;padding-left:24px">')
    .replaceAll('<a ', `<a style="color:${colours.accent}" `);
  return (
    `<div style="margin:0 0 20px;padding:18px 20px 8px;border:1px solid ${colours.line};background:${colours.paper};font:16px/28px ${FACE_UI};word-break:break-word">` +
    `<p style="margin:0 0 8px;font:bold 17px/27px ${FACE_UI}">${escapeHtml(title)}</p>${html}</div>`
  );
}

/** What every mail is rendered with, whatever it says. */
export interface Letterhead {
  readonly productName: string;
  /** Origin of the pages: where the picture at the head comes from. */
  readonly publicUrl: string;
  /** Where its reader does without such mails; undefined = it always comes. */
  readonly choicesUrl?: string | undefined;
}

const LEAVE_TEXT = {
  ja: 'このお知らせメールの停止',
  en: 'Stop these mails',
} as const;

function head({ pattern }: MailContent, publicUrl: string): string {
  if (pattern === undefined) return '';
  const src = escapeHtml(`${publicUrl}${artworkRaster(pattern, 'mail-header')}`);
  return `<img src="${src}" alt="" width="600" style="display:block;width:100%;height:auto;border:0">`;
}

function foot(content: MailContent, { productName, choicesUrl }: Letterhead, colours: PaperColours): string {
  const leave =
    choicesUrl === undefined
      ? ''
      : `<br><a href="${escapeHtml(choicesUrl)}" style="color:${colours.ink2}">${LEAVE_TEXT[content.language]}</a>`;
  return `<p style="margin:16px 0 0;font:12px/19px ${FACE_UI};color:${colours.ink2}">${lines(content.reason)}${leave}<br>${escapeHtml(productName)}</p>`;
}

/** The HTML of a mail: one table, inline styles, readable without its picture. */
export function renderHtml(content: MailContent, letterhead: Letterhead): string {
  const colours = PAPER_COLOURS[content.pattern ?? 'natural'];
  const paragraphs = content.paragraphs
    .map(text => `<p style="margin:0 0 16px;font:16px/30px ${FACE}">${lines(text)}</p>`)
    .join('');
  const deadline =
    content.deadline === undefined
      ? ''
      : `<p style="margin:0 0 20px;padding:12px 16px;background:${colours.accentSoft};font:14px/22px ${FACE_UI}">${lines(content.deadline)}</p>`;
  return (
    `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>` +
    `<body style="margin:0;background:${colours.paper};color:${colours.ink}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:${colours.surface};border:1px solid ${colours.line}"><tr><td>${head(content, letterhead.publicUrl)}</td></tr>` +
    `<tr><td style="padding:32px 28px"><p style="margin:0 0 20px;font:17px/28px ${FACE}">${escapeHtml(content.greeting)}</p>${paragraphs}${letter(content, colours)}${factRows(content.facts, colours)}${button(content, colours)}${deadline}` +
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.line};font:13px/22px ${FACE_UI};color:${colours.ink2}">${lines(content.contact)}</p></td></tr></table>` +
    `${foot(content, letterhead, colours)}</td></tr></table></body></html>`
  );
}

/** The same mail as plain text. */
export function renderText(content: MailContent, { productName, choicesUrl }: Letterhead): string {
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
    ...(choicesUrl === undefined ? [] : [`${LEAVE_TEXT[content.language]}: ${choicesUrl}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
