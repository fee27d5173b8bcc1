import sharp from 'sharp';
import { openDocument } from '../../platform/print/document.ts';
import { drawnPattern, figuresOf, printColours, setFitting, setTitle } from '../../platform/print/pattern-artwork.ts';
import { paintScene, type ScenePart } from '../../platform/print/scene.ts';
import { PAGE, type Setter, setMessages } from './export.messages.ts';
import { type Keepsake, RELATIONS } from './view.keepsake.ts';
import { drawLeaves, type TreeBox, treePages, treeParts } from './view.print.ts';

const { size: SIZE, side: SIDE } = PAGE;
const [WIDTH, HEIGHT] = SIZE;
const DPI = 220;
const MIDDLE = WIDTH / 2;

const TEXTS = {
  ja: {
    title: 'お祝いの言葉',
    opening: ['ふたりの門出に', '届けられた言葉を', 'ここに綴じて、大切に残します。'],
    tree: 'みなさまからの葉',
    thanks: 'おふたりより',
    end: '心からの感謝をこめて',
    count: (leaves: number, messages: number) => `${leaves}名さまから ${messages}の言葉`,
  },
  en: {
    title: 'Words from those we love',
    opening: ['Every word that reached us', 'on the day we were married,', 'kept here with love.'],
    tree: 'The leaves you gave us',
    thanks: 'Our answer',
    end: 'With all our thanks',
    count: (leaves: number, messages: number) =>
      `${messages} ${messages === 1 ? 'message' : 'messages'} from ${leaves} ${leaves === 1 ? 'guest' : 'guests'}`,
  },
} as const;

/** The book's own texts, in addition to what its messages need. */
type Book = Setter & { readonly text: (typeof TEXTS)[keyof typeof TEXTS] };

function setCover({ pdf, kept, text, colours }: Book, ground: Buffer): void {
  pdf.doc.addPage();
  pdf.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
  setTitle(pdf, kept, { x: MIDDLE, baseline: 436, room: WIDTH - 110, size: 34, drop: 5 });
  const small = { colour: colours.ink, align: 'middle' } as const;
  pdf.line(figuresOf(kept), MIDDLE, 462, { ...small, size: 12, face: 'display', spacing: 2.4 });
  pdf.line(text.title, MIDDLE, 526, { ...small, size: 13, spacing: kept.language === 'ja' ? 4 : 0.6 });
}

function setOpening({ pdf, kept, text, colours }: Book, ground: Buffer): void {
  pdf.doc.addPage();
  pdf.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
  const setting = {
    size: 12.5,
    colour: colours.ink,
    align: 'middle',
    spacing: kept.language === 'ja' ? 2 : 0.3,
  } as const;
  for (const [index, line] of text.opening.entries()) pdf.line(line, MIDDLE, 262 + index * 30, setting);
}

function setTree({ pdf, kept, kit, text, colours }: Book, ground: Buffer, box: TreeBox): void {
  for (const leaves of treePages(kept, kit)) {
    pdf.doc.addPage();
    pdf.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
    const spacing = kept.language === 'ja' ? 2 : 0.3;
    pdf.line(text.tree, MIDDLE, 64, { size: 12, colour: colours.ink, align: 'middle', spacing });
    drawLeaves(pdf, kept, kit, { leaves, ...box });
  }
}

function setColophon({ pdf, kept, text, colours }: Book, ground: Buffer): void {
  pdf.doc.addPage();
  pdf.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
  // Latin letters are not spaced as kana are (docs/product/language.md#typography).
  const spacing = kept.language === 'ja' ? 1 : 0.2;
  const line = (content: string, y: number, size: number) =>
    pdf.line(content, MIDDLE, y, { size, colour: colours.ink, align: 'middle', spacing });
  const fitting = (content: string, baseline: number, size: number) =>
    setFitting(
      pdf,
      content,
      { x: MIDDLE, baseline, room: WIDTH - SIDE * 2 },
      { size, colour: colours.ink, spacing: 1 },
    );
  line(text.end, 250, 12.5);
  const names = kept.names.join('　');
  const isLong = pdf.width(names, { size: 11, spacing: 1 }) > WIDTH - SIDE * 2;
  const lines = isLong ? kept.names : [names];
  for (const [index, one] of lines.entries()) fitting(one, (isLong ? 282 : 292) + index * 18, 11);
  fitting(kept.place, 470, 8.5);
  if (kept.leaves.length > 0) line(text.count(kept.leaves.length, kept.messageCount), 488, 8.5);
}

const TREE: TreeBox = { x: 24, y: 96, width: WIDTH - 48 };

/** Space for a photo on the cover, and the limits of its aspect ratio. */
const PHOTO = { top: 104, width: 262, height: 262, narrowest: 0.75, widest: 4 / 3, mat: 7 } as const;

/** The picture of the cover: the couple's photo on a mat if there is one, otherwise the pattern's own. */
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

/** The backgrounds of the five kinds of pages. */
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
    // The sprays of the corners overlap the picture's.
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
  ...kept.leaves.flatMap(leaf => [
    leaf.name,
    leaf.shownName,
    leaf.thanks,
    ...leaf.messages.map(message => message.text),
  ]),
  JSON.stringify([TEXTS, RELATIONS]),
  '名さまからの言葉月日…／・&（）　',
];

/** The messages of all guests as a book: cover, opening, messages leaf by leaf, the tree, and an end. */
export async function bookPdf(kept: Keepsake): Promise<Buffer> {
  const { language } = kept;
  const text = TEXTS[language];
  const { tree: kit } = await drawnPattern(kept.pattern);
  const title = `${kept.title.join(' & ')} – ${text.title}`;
  const [pdf, grounds] = await Promise.all([
    openDocument({ size: SIZE, title, language, texts: textsOf(kept) }),
    paintGrounds(kept),
  ]);
  const setter: Book = { pdf, kept, kit, text, colours: printColours(kept.pattern) };
  setCover(setter, grounds.cover);
  setOpening(setter, grounds.opening);
  setMessages(setter, grounds.message);
  setTree(setter, grounds.tree, TREE);
  setColophon(setter, grounds.end);
  return await pdf.finish();
}
