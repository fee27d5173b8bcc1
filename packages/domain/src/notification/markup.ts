import { unifyLineEnds, withoutHidden } from '../kernel/text.ts';

/** The tags a notice may contain (docs/product/notification.md#content). */
const TAGS = ['p', 'br', 'b', 'strong', 'em', 'a', 'ul', 'ol', 'li'] as const;
type Tag = (typeof TAGS)[number];
/** Tags with content: all but the line break. */
type Pair = Exclude<Tag, 'br'>;

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'open'; readonly tag: Pair; readonly href: string }
  | { readonly kind: 'close'; readonly tag: Pair };

/** Elements whose content is not displayed; they are removed together with their content. */
const UNSEEN = 'script|style|template|noscript|iframe|object|svg|math|title|textarea|select|xmp|noembed|noframes|head';

// One token: an element that is not displayed, a comment or declaration, a tag, or a run of text. A lone "<" is text.
const TOKEN = new RegExp(
  [
    `<(${UNSEEN})(?=[\\s/>])[^]*?(?:</\\1\\s*>|$)`,
    '<!--[^]*?(?:-->|$)',
    '<[!?][^>]*(?:>|$)',
    '<(/?)([a-z][^\\s/>]*)((?:"[^"]*"|\'[^\']*\'|[^\'">])*)>',
    '([^<]+|<)',
  ].join('|'),
  'gi',
);

const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  yen: '¥',
  rarr: '→',
  larr: '←',
};

function charOf(code: number): string {
  const isChar = code > 0x1f && code < 0x110000 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return isChar ? withoutHidden(String.fromCodePoint(code)) : '';
}

/** Decodes character references; unknown ones stay as written. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return charOf(Number(decimal));
    if (hex !== undefined) return charOf(Number.parseInt(hex, 16));
    return NAMED[name] ?? whole;
  });
}

/** The address of a link, or undefined if it is not allowed: only https, and no user name before the host. */
function addressIn(attributes: string): string | undefined {
  const found = HREF.exec(attributes);
  const address = decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  return /^https:\/\/[^\s/?#"'<>\\@`]+(?:[/?#][^\s"'<>\\`]*)?$/i.test(address) ? address : undefined;
}

const isPair = (name: string): name is Pair => name !== 'br' && TAGS.some(tag => tag === name);
const isList = (tag: Pair) => tag === 'ul' || tag === 'ol';

/**
 * Orders pieces: every tag is closed once, paragraphs and links never nest in each other, and items are inside lists.
 */
class Order {
  readonly pieces: Piece[] = [];
  readonly #open: Pair[] = [];

  add(piece: Piece): void {
    this.pieces.push(piece);
  }

  open(tag: Pair, href = ''): void {
    if (tag === 'p' || isList(tag)) this.close('p');
    if (tag === 'a' && this.#open.includes('a')) return;
    if (tag === 'li') {
      const list = this.#open.findLastIndex(isList);
      if (list < 0) return;
      if (this.#open.lastIndexOf('li') > list) this.close('li');
    }
    this.#open.push(tag);
    this.add({ kind: 'open', tag, href });
  }

  close(tag: Pair): void {
    const from = this.#open.lastIndexOf(tag);
    if (from >= 0) this.#closeFrom(from);
  }

  closeAll(): void {
    this.#closeFrom(0);
  }

  #closeFrom(from: number): void {
    for (const closed of this.#open.splice(from).reverse()) this.add({ kind: 'close', tag: closed });
  }
}

function piecesOf(html: string): readonly Piece[] {
  const order = new Order();
  for (const [, , slash, written, attributes, text] of unifyLineEnds(html).matchAll(TOKEN)) {
    const name = written?.toLowerCase() ?? '';
    if (text !== undefined) order.add({ kind: 'text', text: decode(text) });
    else if (name === 'br') order.add({ kind: 'break' });
    else if (!isPair(name)) continue;
    else if (slash === '/') order.close(name);
    else if (name !== 'a') order.open(name);
    else {
      const href = addressIn(attributes ?? '');
      if (href !== undefined) order.open('a', href);
    }
  }
  order.closeAll();
  return order.pieces;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

function htmlOf(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return escaped(piece.text);
    case 'break':
      return '<br>';
    case 'open':
      if (piece.tag !== 'a') return `<${piece.tag}>`;
      return `<a href="${escaped(piece.href)}" target="_blank" rel="noopener noreferrer">`;
    case 'close':
      return `</${piece.tag}>`;
  }
}

/**
 * The body of a notice in displayable form (docs/product/notification.md#content). Nothing of the input is passed
 * through: the result is written from the nine tags, the link addresses and escaped text, so it is safe for any input.
 */
export function cleanNotice(html: string): string {
  return piecesOf(html).map(htmlOf).join('');
}

function textOf(piece: Piece, isListed: boolean): string {
  if (piece.kind === 'text') return piece.text.replace(/\s+/g, ' ');
  if (piece.kind === 'break') return '\n';
  if (piece.tag === 'p') return '\n\n';
  if (piece.tag === 'li' && piece.kind === 'open') return '\n・';
  return isList(piece.tag) && !isListed ? '\n\n' : '';
}

/** The body of a notice as plain text: paragraphs separated, items with a bullet, links with their addresses. */
export function noticeText(html: string): string {
  let href = '';
  let lists = 0;
  let text = '';
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'open' && isList(piece.tag)) lists += 1;
    if (piece.kind === 'close' && isList(piece.tag)) lists -= 1;
    if (piece.kind === 'open' && piece.tag === 'a') href = piece.href;
    text += textOf(piece, lists > 0);
    if (piece.kind === 'close' && piece.tag === 'a') text += ` ( ${href} )`;
  }
  return text
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Converts a typed body to the form that is sent: if it has no block tags, line breaks become breaks and empty lines
 * separate paragraphs.
 */
export function noticeOfTyped(typed: string): string {
  const text = unifyLineEnds(typed).trim();
  if (text === '' || /<(?:p|br|ul|ol|li)[\s/>]/i.test(text)) return text;
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}
