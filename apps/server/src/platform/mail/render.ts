import { isolated } from '@kotohogi/domain/kernel/marks';
import { artworkRaster } from '@kotohogi/themes/artwork';
import { LETTER_STYLES, type LetterStyle } from '@kotohogi/themes/letter-styles';
import { PAPER_COLOURS, type PaperColours } from '@kotohogi/themes/paper-colours';
import type { MailContent } from './content.ts';

const FACE_UI = "'Hiragino Sans','Yu Gothic','Noto Sans JP','Segoe UI',Arial,sans-serif";

/** What every mail is rendered with, whatever its content. */
export interface Letterhead {
  readonly productName: string;
  /** Origin of the pages, which serves the header picture. */
  readonly publicUrl: string;
  /** Link to the reader's mail preferences; undefined = the mail is always sent. */
  readonly choicesUrl?: string | undefined;
}

/** The style of one mail's parts. */
interface Style extends LetterStyle {
  readonly colours: PaperColours;
}

const TEXTS = {
  ja: {
    /** The character used on celebration envelopes. */
    sign: '寿',
    leave: 'このお知らせメールを停止する',
    pasted: 'ボタンが開かないときは、次のアドレスをブラウザーに貼り付けてください。',
  },
  en: {
    sign: '❦',
    leave: 'Stop these emails',
    pasted: 'If the button does not open, paste this address into your browser:',
  },
} as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

const inOnePiece = (html: string) => `<span style="white-space:nowrap">${html}</span>`;

/** Escapes a text between tags. Mail programs that ignore the isolating characters support the element. */
const inline = (text: string) => escapeHtml(text).replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>');

/** Keeps line breaks; does not wrap inside dates, the name of a time zone, or before the second of two names. */
const lines = (text: string) =>
  inline(text)
    .replace(/\n/g, '<br>')
    .replace(/ &#38; /g, ' &#38;&nbsp;')
    .replace(
      /(?:\d{4}年)?\d{1,2}月\d{1,2}日（.）(?:\d\d:\d\d)?|\([a-z]+ time\)|（[^（）]{2,12}(?:時間|時刻)）/gi,
      inOnePiece,
    );

/** Does not wrap opening hours and telephone numbers, and makes the latter callable by a tap. */
const callable = (html: string) =>
  html.replace(/\d{1,2}:\d{2}[–〜～-]\d{1,2}:\d{2}/g, inOnePiece).replace(/\b0\d{1,4}-\d{1,4}-\d{3,4}\b/g, number => {
    return `<a href="tel:${number.replaceAll('-', '')}" style="color:inherit;white-space:nowrap">${number}</a>`;
  });

/**
 * Styles for mail programs that support style sheets: narrow tables on phones and dark-mode colors. Others need
 * neither.
 */
function sheet({ dark }: Style): string {
  const ground = (name: string, background: string) => `.${name}{background:${background}!important}`;
  const text = (name: string, colour: string) => `.${name}{color:${colour}!important}`;
  return (
    ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
    '@media(max-width:480px){.headline{font-size:19px!important;letter-spacing:.04em!important}.body{padding:24px 22px 26px!important}.button{padding:15px 20px!important}.facts td{display:block;width:auto!important;padding:0 16px 10px!important}.facts .label{padding:10px 16px 2px!important}.facts .value{border-top:0!important}}' +
    `@media(prefers-color-scheme:dark){${ground('envelope', dark.accentSoft)}${ground('card', dark.paper)}${ground('panel', dark.surface)}${ground('note', dark.accentSoft)}` +
    `${text('ink', dark.ink)}${text('soft', dark.ink2)}${text('accent', dark.accent)}${text('panel a', dark.accent)}.line,.facts td{border-color:${dark.line}!important}.button{background:${dark.accent}!important;color:${dark.onAccent}!important}}`
  );
}

/** The text that lists of mails show after the subject; padding hides what would follow it there. */
function preheader({ preview, paragraphs }: MailContent): string {
  const text = preview ?? paragraphs[0] ?? '';
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text.replaceAll('\n', ' '))}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;
}

/** The picture of the pattern, with a character as alternative text; the names below it are text. */
function head(
  content: MailContent,
  { productName, publicUrl }: Letterhead,
  { colours, face, tracking }: Style,
): string {
  const { pattern, isSober = false, headline = productName, language } = content;
  const src =
    pattern === undefined || isSober ? '' : escapeHtml(`${publicUrl}${artworkRaster(pattern, 'mail-header')}`);
  const picture =
    src === ''
      ? ''
      : `<tr><td class="accent" style="color:${colours.accent}"><img src="${src}" alt="${TEXTS[language].sign}" width="600" style="display:block;width:100%;height:auto;border:0;font:30px/72px ${face};text-align:center"></td></tr>`;
  return `${picture}<tr><td align="center" style="padding:${src === '' ? 32 : 12}px 24px 0"><h1 class="headline accent" style="margin:0;color:${colours.accent};font:21px/32px ${face};letter-spacing:${tracking};word-break:auto-phrase;overflow-wrap:anywhere;text-wrap:balance">${lines(headline)}</h1></td></tr>`;
}

function factRows({ facts }: MailContent, { colours }: Style): string {
  if (facts.length === 0) return '';
  const row = ([label, value]: readonly [string, string], index: number) => {
    const rule = index === 0 ? '' : `border-top:1px solid ${colours.line};`;
    return (
      `<tr><td class="label soft" width="26%" style="width:26%;padding:11px 8px 11px 18px;${rule}color:${colours.ink2};font:13px/24px ${FACE_UI};vertical-align:top">${inline(label)}</td>` +
      `<td class="value ink" style="padding:11px 18px 11px 8px;${rule}color:${colours.ink};font:15px/24px ${FACE_UI};word-break:keep-all;word-break:auto-phrase;overflow-wrap:anywhere">${lines(value)}</td></tr>`
    );
  };
  return `<table role="presentation" class="facts panel line" width="100%" cellspacing="0" cellpadding="0" style="margin:24px 0;border:1px solid ${colours.line};border-collapse:separate;background:${colours.surface}">${facts.map(row).join('')}</table>`;
}

function button({ button: way }: MailContent, { colours, buttonRadius }: Style): string {
  if (way === undefined) return '';
  return `<p style="margin:28px 0;text-align:center"><a class="button" href="${escapeHtml(way.url)}" style="display:inline-block;min-width:180px;padding:15px 32px;border-radius:${buttonRadius};background:${colours.accent};color:${colours.onAccent};font:bold 16px/24px ${FACE_UI};text-decoration:none">${escapeHtml(way.label)}</a></p>`;
}

function letter(content: MailContent, { colours, face }: Style): string {
  if (content.letter === undefined) return '';
  // Mail programs ignore style sheets, so the tags allowed in the body get inline styles.
  const html = content.letter.html
    .replaceAll('<p>', '<p style="margin:0 0 12px">')
    .replaceAll(/<([uo]l)>/g, '<$1 style="margin:0 0 12px;padding-left:24px">')
    .replaceAll('<a ', `<a style="color:${colours.accent}" `);
  return (
    `<div class="panel line ink" style="margin:24px 0;padding:20px 22px 10px;border:1px solid ${colours.line};background:${colours.surface};color:${colours.ink};font:16px/29px ${face};overflow-wrap:anywhere">` +
    `<p class="accent" style="margin:0 0 8px;color:${colours.accent};font:bold 16px/27px ${FACE_UI}">${inline(content.letter.title)}</p>${html}</div>`
  );
}

function deadline({ deadline: until }: MailContent, { colours }: Style): string {
  if (until === undefined) return '';
  return `<p class="note ink" style="margin:24px 0;padding:13px 18px;background:${colours.accentSoft};color:${colours.ink};font:14px/23px ${FACE_UI};line-break:strict;text-wrap:pretty;overflow-wrap:anywhere">${lines(until)}</p>`;
}

function contact(content: MailContent, { colours }: Style): string {
  const pasted =
    content.button === undefined
      ? ''
      : `<p class="soft" style="margin:12px 0 0;font:12px/19px ${FACE_UI};color:${colours.ink2}">${TEXTS[content.language].pasted}<br><span style="word-break:break-all">${escapeHtml(content.button.url)}</span></p>`;
  return `<div class="line" style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${colours.line}"><p class="soft" style="margin:0;font:13px/22px ${FACE_UI};color:${colours.ink2};line-break:strict;text-wrap:pretty;overflow-wrap:anywhere">${callable(lines(content.contact))}</p>${pasted}</div>`;
}

function footer(content: MailContent, { productName, choicesUrl }: Letterhead, { colours }: Style): string {
  const leave =
    choicesUrl === undefined
      ? ''
      : `<br><a class="soft" href="${escapeHtml(choicesUrl)}" style="color:${colours.ink2};text-decoration:underline">${TEXTS[content.language].leave}</a>`;
  return `<p class="soft" style="max-width:540px;margin:18px auto 0;font:12px/20px ${FACE_UI};color:${colours.ink2};text-wrap:balance">${lines(content.reason)}${leave}<br>${escapeHtml(productName)}</p>`;
}

/** The HTML of a mail: one card, inline styles, complete without its picture, in light and dark mode. */
export function renderHtml(content: MailContent, letterhead: Letterhead): string {
  const pattern = content.pattern ?? 'natural';
  const style: Style = { ...LETTER_STYLES[pattern], colours: PAPER_COLOURS[pattern] };
  const { colours, face } = style;
  const body = content.paragraphs
    .map(
      text => `<p style="margin:0 0 14px;font:16px/29px ${face};line-break:strict;text-wrap:pretty">${lines(text)}</p>`,
    )
    .join('');
  const [facts, way] = [factRows(content, style), button(content, style)];
  const middle = content.isUrgent ? way + facts : facts + way;
  return (
    `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="date=no,address=no"><title>${escapeHtml(content.subject)}</title><style>${sheet(style)}</style></head>` +
    `<body class="envelope" style="margin:0;padding:0;background:${colours.accentSoft}">${preheader(content)}<table role="presentation" class="envelope" width="100%" cellspacing="0" cellpadding="0" style="background:${colours.accentSoft}"><tr><td role="main" align="center" style="padding:24px 12px 32px">` +
    `<table role="presentation" class="card line" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;border:1px solid ${colours.line};background:${colours.paper}">${head(content, letterhead, style)}` +
    `<tr><td class="body ink" style="padding:28px 40px 32px;color:${colours.ink}"><p style="margin:0 0 16px;font:17px/28px ${face};overflow-wrap:anywhere">${inline(content.greeting)}</p>${body}${letter(content, style)}${middle}${deadline(content, style)}${contact(content, style)}</td></tr></table>` +
    `${footer(content, letterhead, style)}</td></tr></table></body></html>`
  );
}

const RULE = '────────────';

/** The same mail as plain text. */
export function renderText(content: MailContent, { productName, choicesUrl }: Letterhead): string {
  // Further lines of a value are indented below it. Isolation ends with the line, so each line has its own.
  const facts = content.facts
    .map(([label, value]) => `${isolated(label)}: ${value.split('\n').map(isolated).join('\n    ')}`)
    .join('\n');
  const way = content.button === undefined ? '' : `▶ ${content.button.label}\n${content.button.url}`;
  const body = [
    content.greeting,
    ...content.paragraphs,
    ...(content.letter ? [`■ ${content.letter.title}`, content.letter.text] : []),
    ...(content.isUrgent ? [way, facts] : [facts, way]),
    content.deadline ?? '',
    `${RULE}\n${content.contact}`,
    `${content.reason}\n${productName}`,
    choicesUrl === undefined ? '' : `${TEXTS[content.language].leave}: ${choicesUrl}`,
  ];
  return `${body.filter(part => part !== '').join('\n\n')}\n`;
}
