import { jstOf } from '@kotohogi/domain/kernel/jst';
import type { TreeKit } from '@kotohogi/themes/tree/kit';
import sharp from 'sharp';
import { drawnPattern, figuresOf, printColours, setTitle } from '../../platform/print/dress.ts';
import { openPress, type Press } from '../../platform/print/press.ts';
import { paintScene, type ScenePart } from '../../platform/print/scene.ts';
import type { Keepsake, KeptLeaf } from './view.keepsake.ts';
import { drawLeafMark, hangLeaves, type TreeBox, treePages, treeParts } from './view.print.ts';

/** A5, points: what fits a hand and prints two to a sheet. */
const SIZE = [419.53, 595.28] as const;
const [WIDTH, HEIGHT] = SIZE;
const DPI = 220;
const MIDDLE = WIDTH / 2;
const SIDE = 50;
const TOP = 64;
const BOTTOM = HEIGHT - 62;
/** Words stand beside their leaf. */
const INDENT = 46;
const ROOM = WIDTH - SIDE * 2 - INDENT;
const BODY = { size: 11.5, leading: 22 } as const;
const SMALL = { size: 8.5, leading: 15 } as const;
const BETWEEN = 26;

const RELATIONS = {
  ja: { friend: '友人', workplace: '職場', family: '親族' },
  en: { friend: 'friend', workplace: 'colleague', family: 'family' },
} as const;

const TEXTS = {
  ja: {
    title: 'お祝いの言葉',
    opening: ['ふたりの門出に', '届けられた言葉を', 'ここに綴じて、大切に残します。'],
    tree: 'みなさまからの葉',
    thanks: 'おふたりより',
    end: '心からの感謝をこめて',
    count: (leaves: number, words: number) => `${leaves}名さまから ${words}の言葉`,
  },
  en: {
    title: 'Words from those we love',
    opening: ['Every word that reached us', 'on the day we were married,', 'kept here with love.'],
    tree: 'The leaves you gave us',
    thanks: 'Our answer',
    end: 'With all our thanks',
    count: (leaves: number, words: number) =>
      `${words} ${words === 1 ? 'message' : 'messages'} from ${leaves} ${leaves === 1 ? 'guest' : 'guests'}`,
  },
} as const;

/** A book while it is set. */
interface Setter {
  readonly press: Press;
  readonly kept: Keepsake;
  readonly kit: TreeKit;
  readonly text: (typeof TEXTS)[keyof typeof TEXTS];
  readonly colours: ReturnType<typeof printColours>;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', month: 'short', day: 'numeric' });

/** 11月21日 13:24, Nov 21, 13:24: on Japan's clock. */
function momentText({ language }: Keepsake, at: KeptLeaf['words'][number]['sentAt']): string {
  const { month, day, hour, minute } = jstOf(at);
  const time = `${hour}:${String(minute).padStart(2, '0')}`;
  return language === 'ja' ? `${month}月${day}日 ${time}` : `${monthAndDay.format(at)}, ${time}`;
}

function signature({ language }: Keepsake, { name, shownName, relationShip }: KeptLeaf): string {
  const nick = shownName === name ? '' : language === 'ja' ? `（${shownName}）` : ` (${shownName})`;
  const relations: Readonly<Record<string, string>> = RELATIONS[language];
  return `${name}${nick}　${relations[relationShip] ?? ''}`.trim();
}

/** A leaf's entry, measured before it is set: it stays on one page where it can. */
interface Entry {
  readonly leaf: KeptLeaf;
  readonly words: readonly { readonly lines: readonly string[]; readonly moment: string }[];
  readonly thanks: readonly string[];
  readonly height: number;
}

/** Breaks words so that the last line is not left with a sign or two. */
function evenLines(press: Press, text: string): readonly string[] {
  const lines = press.lines(text, ROOM, BODY);
  const last = lines.at(-1) ?? '';
  if (lines.length < 2 || press.width(last, BODY) > ROOM * 0.3) return lines;
  const narrower = press.lines(text, ROOM * (1 - 0.3 / lines.length), BODY);
  return narrower.length === lines.length ? narrower : lines;
}

function measure({ press, kept }: Setter, leaf: KeptLeaf): Entry {
  const words = leaf.words.map(({ text, sentAt }) => ({
    lines: evenLines(press, text),
    moment: momentText(kept, sentAt),
  }));
  const thanks = leaf.thanks === '' ? [] : press.lines(leaf.thanks, ROOM - 18, SMALL);
  const wordsHeight = words.reduce((sum, { lines }) => sum + lines.length * BODY.leading + SMALL.leading, 0);
  const thanksHeight = thanks.length === 0 ? 0 : (thanks.length + 1) * SMALL.leading + 8;
  return { leaf, words, thanks, height: 20 + wordsHeight + thanksHeight };
}

/** Sets an entry from `top` and answers where it ends. */
function setEntry({ press, kept, kit, text, colours }: Setter, entry: Entry, top: number): number {
  const { ink, accent, line } = colours;
  const left = SIDE + INDENT;
  drawLeafMark(press, kept, kit, { number: entry.leaf.number, x: SIDE + 17, y: top + 9, width: 34 });
  let y = top + 14;
  for (const { lines, moment } of entry.words) {
    for (const words of lines) {
      press.line(words, left, y, { size: BODY.size, colour: ink });
      y += BODY.leading;
    }
    press.line(moment, WIDTH - SIDE, y - 5, { size: 8, colour: accent, align: 'end', spacing: 0.4 });
    y += SMALL.leading;
  }
  press.line(signature(kept, entry.leaf), WIDTH - SIDE, y, { size: 9.5, colour: ink, align: 'end', spacing: 0.6 });
  y += 6;
  if (entry.thanks.length === 0) return y;
  const head = y + SMALL.leading;
  press.doc
    .moveTo(left + 2, head - 8)
    .lineTo(left + 2, head + entry.thanks.length * SMALL.leading + 2)
    .lineWidth(0.6)
    .stroke(line);
  press.line(text.thanks, left + 12, head, { size: 7.5, colour: accent, spacing: 0.5 });
  for (const [index, words] of entry.thanks.entries()) {
    press.line(words, left + 12, head + (index + 1) * SMALL.leading, { size: SMALL.size, colour: ink });
  }
  return head + entry.thanks.length * SMALL.leading + 4;
}

function setMessages(setter: Setter, ground: Buffer): void {
  const { press, kept, colours } = setter;
  let y = BOTTOM;
  let folio = 0;
  for (const leaf of kept.leaves) {
    const entry = measure(setter, leaf);
    if (y + entry.height > BOTTOM) {
      press.doc.addPage();
      press.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
      folio += 1;
      const setting = { size: 9, face: 'display', colour: colours.accent, align: 'middle', spacing: 1 } as const;
      press.line(String(folio), MIDDLE, HEIGHT - 34, setting);
      y = TOP;
    }
    y = setEntry(setter, entry, y) + BETWEEN;
  }
}

function setCover({ press, kept, text, colours }: Setter, ground: Buffer): void {
  press.doc.addPage();
  press.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
  setTitle(press, kept, { x: MIDDLE, baseline: 436, room: WIDTH - 110, size: 34, drop: 5 });
  const small = { colour: colours.ink, align: 'middle' } as const;
  press.line(figuresOf(kept), MIDDLE, 462, { ...small, size: 12, face: 'display', spacing: 2.4 });
  press.line(text.title, MIDDLE, 526, { ...small, size: 13, spacing: kept.language === 'ja' ? 4 : 0.6 });
}

function setOpening({ press, kept, text, colours }: Setter, ground: Buffer): void {
  press.doc.addPage();
  press.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
  const setting = {
    size: 12.5,
    colour: colours.ink,
    align: 'middle',
    spacing: kept.language === 'ja' ? 2 : 0.3,
  } as const;
  for (const [index, words] of text.opening.entries()) press.line(words, MIDDLE, 262 + index * 30, setting);
}

function setTree({ press, kept, kit, text, colours }: Setter, ground: Buffer, box: TreeBox): void {
  for (const leaves of treePages(kept, kit)) {
    press.doc.addPage();
    press.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
    press.line(text.tree, MIDDLE, 64, { size: 12, colour: colours.ink, align: 'middle', spacing: 2 });
    hangLeaves(press, kept, kit, { leaves, ...box });
  }
}

function setColophon({ press, kept, text, colours }: Setter, ground: Buffer): void {
  press.doc.addPage();
  press.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
  const line = (words: string, y: number, size: number) =>
    press.line(words, MIDDLE, y, { size, colour: colours.ink, align: 'middle', spacing: 1 });
  line(text.end, 250, 12.5);
  line(kept.names.join('　'), 292, 11);
  line(kept.place, 470, 8.5);
  if (kept.leaves.length > 0) line(text.count(kept.leaves.length, kept.messageCount), 488, 8.5);
}

const TREE: TreeBox = { x: 24, y: 96, width: WIDTH - 48 };

/** Room for a photograph on the cover, and how far its shape is kept. */
const PHOTO = { top: 104, width: 262, height: 262, narrowest: 0.75, widest: 4 / 3, mat: 7 } as const;

/** The picture of the cover: the two themselves where they have chosen a photograph, on a mat; else the pattern's own. */
async function coverPicture({ photo, pattern }: Keepsake, vignette: string): Promise<readonly ScenePart[]> {
  if (photo === undefined) return [{ svg: vignette, x: MIDDLE - 108, y: 84, width: 216 }];
  const { width: across, height: down } = await sharp(photo).metadata();
  const shape = Math.min(PHOTO.widest, Math.max(PHOTO.narrowest, across / down));
  const width = Math.min(PHOTO.width, PHOTO.height * shape);
  const height = width / shape;
  const [x, y, { mat }] = [MIDDLE - width / 2, PHOTO.top + (PHOTO.height - height) / 2, PHOTO];
  const { paper, line } = printColours(pattern);
  const [wide, high] = [width + mat * 2, height + mat * 2];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect x=".5" y=".5" width="${wide - 1}" height="${high - 1}" fill="${paper}" stroke="${line}"/></svg>`;
  return [
    { svg: ground, x: x - mat, y: y - mat, width: wide },
    { photo, x, y, width, height },
  ];
}

/** The grounds of the five kinds of pages. */
async function paintGrounds(kept: Keepsake) {
  const { pattern } = kept;
  const { pieces, tree: kit } = await drawnPattern(pattern);
  const { paper } = printColours(pattern);
  const corner = 132;
  const page = (parts: Parameters<typeof paintScene>[0]['parts']) =>
    paintScene({ width: WIDTH, height: HEIGHT, paper, parts }, DPI);
  const foot = { svg: pieces['corner-foot'](), x: WIDTH - 104, y: HEIGHT - 104, width: 104 };
  const divider = (y: number) => ({ svg: pieces.divider(), x: MIDDLE - 90, y, width: 180 });
  const [cover, opening, message, tree, end] = [
    // The sprays of the corners lie over the picture's.
    await page([
      ...(await coverPicture(kept, pieces.vignette())),
      { svg: pieces.corner(), x: 0, y: 0, width: corner },
      { svg: pieces.corner(), x: WIDTH - corner, y: 0, width: corner, mirror: 'x' },
      divider(478),
    ]),
    await page([divider(204), divider(352)]),
    await page([foot]),
    await page(treeParts(pieces, kit, TREE)),
    await page([divider(198), divider(318)]),
  ];
  return { cover, opening, message, tree, end };
}

const textsOf = (kept: Keepsake) => [
  ...kept.title,
  ...kept.names,
  kept.place,
  ...kept.leaves.flatMap(leaf => [leaf.name, leaf.shownName, leaf.thanks, ...leaf.words.map(word => word.text)]),
  JSON.stringify([TEXTS, RELATIONS]),
  '名さまからの言葉月日…／・&（）　',
];

/** The words of all guests as a book: cover, opening, words leaf by leaf, the tree, and an end. */
export async function bookPdf(kept: Keepsake): Promise<Buffer> {
  const { language } = kept;
  const text = TEXTS[language];
  const { tree: kit } = await drawnPattern(kept.pattern);
  const title = `${kept.title.join(' & ')} – ${text.title}`;
  const [press, grounds] = await Promise.all([
    openPress({ size: SIZE, title, language, texts: textsOf(kept) }),
    paintGrounds(kept),
  ]);
  const setter: Setter = { press, kept, kit, text, colours: printColours(kept.pattern) };
  setCover(setter, grounds.cover);
  setOpening(setter, grounds.opening);
  setMessages(setter, grounds.message);
  setTree(setter, grounds.tree, TREE);
  setColophon(setter, grounds.end);
  return await press.finish();
}
