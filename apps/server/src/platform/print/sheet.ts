import type { Sheet, SheetRow } from '@kotohogi/contract/texts/sheet';
import { openDocument, type PrintDocument, type Setting } from './document.ts';

/** A4 in points. */
const PAGE = [595.28, 841.89] as const;
const MARGIN = 62;
const [LEFT, RIGHT] = [MARGIN, PAGE[0] - MARGIN];
const BOTTOM = PAGE[1] - MARGIN;
const INK = '#26221f';
const SOFT = '#6d655e';
const LINE = '#c9c1b8';
const VOID = '#a4372c';

const text: Setting = { size: 9.5, colour: INK };
const small: Setting = { size: 8.5, colour: SOFT };
const LEADING = 15;
const ROW = 22;
/** Widths of the columns with figures, from the right. */
const FIGURES = [94, 88, 42] as const;
const figuresOf = ({ head }: Sheet) => FIGURES.slice(0, head.length - 1);

/** A document being set from top to bottom. */
interface Cursor {
  readonly pdf: PrintDocument;
  readonly sheet: Sheet;
  y: number;
}

function rule({ pdf }: Cursor, y: number, [from, to]: readonly [number, number], isStrong = false): void {
  pdf.doc
    .moveTo(from, y)
    .lineTo(to, y)
    .lineWidth(isStrong ? 0.9 : 0.4)
    .stroke(isStrong ? INK : LINE);
}

/** A last line shorter than this share of the width is avoided. */
const SHORT = 0.2;

/** Breaks a text into lines. A paragraph is set slightly narrower if that avoids a very short last line. */
function linesOf({ pdf }: Cursor, source: string, width: number, setting: Setting): readonly string[] {
  const isShort = (lines: readonly string[]) =>
    lines.length > 1 && pdf.width(lines.at(-1) ?? '', setting) < width * SHORT;
  return source.split('\n').flatMap(one => {
    const widest = pdf.lines(one, width, setting);
    if (!isShort(widest)) return widest;
    const narrower = [0.95, 0.9, 0.85, 0.8].map(part => pdf.lines(one, width * part, setting));
    return narrower.find(lines => lines.length === widest.length && !isShort(lines)) ?? widest;
  });
}

/** Sets a text in lines of a width; returns the baseline after them. */
function paragraph(
  cursor: Cursor,
  source: string,
  place: { x: number; y: number; width: number },
  setting: Setting,
): number {
  const { pdf } = cursor;
  let { y } = place;
  for (const line of linesOf(cursor, source, place.width, setting)) {
    pdf.line(line, place.x, y, setting);
    y += setting.size + 5.5;
  }
  return y;
}

const HALF = (RIGHT - LEFT) * 0.54;
const SIDE = LEFT + (RIGHT - LEFT) * 0.6;

function setSide(cursor: Cursor, top: number): number {
  const { pdf, sheet } = cursor;
  const width = RIGHT - SIDE;
  let y = top;
  for (const [label, value] of sheet.facts) {
    pdf.line(label, SIDE, y, small);
    pdf.line(value, RIGHT, y, { ...text, size: 9, align: 'end' });
    y += LEADING;
  }
  y = paragraph(cursor, sheet.issuer.name, { x: SIDE, y: y + 18, width }, { ...text, size: 11 });
  for (const line of sheet.issuer.lines) y = paragraph(cursor, line, { x: SIDE, y, width }, small);
  return y;
}

/** Stamps an invalid document, with the reason below the title; returns how much lower the rest begins. */
function setMark({ pdf, sheet: { mark, language } }: Cursor): number {
  if (mark === undefined) return 0;
  const setting: Setting = { size: 20, colour: VOID, spacing: language === 'ja' ? 8 : 2 };
  const width = pdf.width(mark.title, setting) - (setting.spacing ?? 0) + 36;
  pdf.doc
    .rect(RIGHT - width, MARGIN - 6, width, 38)
    .lineWidth(1.6)
    .stroke(VOID);
  pdf.line(mark.title, RIGHT - 18, MARGIN + 20, { ...setting, align: 'end' });
  pdf.line(mark.reason, LEFT, MARGIN + 60, { size: 10, colour: VOID });
  return 26;
}

/** The font size of the addressee, reduced until its longest word fits on a line. */
function nameSize({ pdf }: Cursor, name: string): number {
  const words = name.split(/\s/).filter(word => /^[!-\u024f]+$/.test(word));
  return [14, 12, 10.5].find(size => words.every(word => pdf.width(word, { size }) <= HALF)) ?? 10.5;
}

function setHead(cursor: Cursor): void {
  const { pdf, sheet } = cursor;
  pdf.line(sheet.title, LEFT, MARGIN + 22, { size: 23, colour: INK, spacing: sheet.language === 'ja' ? 6 : 0.6 });
  rule(cursor, MARGIN + 40, [LEFT, RIGHT], true);
  const top = MARGIN + 72 + setMark(cursor);
  const below = setSide(cursor, top);
  let y = top;
  const last = sheet.addressee.length - 1;
  for (const [index, line] of sheet.addressee.entries()) {
    const size = index === last ? nameSize(cursor, line) : 10.5;
    if (index > 0) y += 5;
    y = paragraph(cursor, line, { x: LEFT, y, width: HALF }, { ...text, size });
  }
  y = paragraph(cursor, sheet.lead, { x: LEFT, y: y + 22, width: HALF }, text);
  const [label, value] = sheet.amount;
  pdf.line(label, LEFT, y + 20, small);
  pdf.line(value, LEFT, y + 48, { size: 24, colour: INK });
  rule(cursor, y + 59, [LEFT, LEFT + HALF], true);
  cursor.y = Math.max(y + 59, below) + 40;
}

/** Starts a new page if less than `height` is left. */
function makeRoom(cursor: Cursor, height: number): boolean {
  if (cursor.y + height <= BOTTOM) return false;
  cursor.pdf.doc.addPage();
  cursor.y = MARGIN + 12;
  return true;
}

function setCells({ pdf, sheet, y }: Cursor, cells: readonly string[], setting: Setting): void {
  let right = RIGHT;
  for (const [index, width] of figuresOf(sheet).entries()) {
    const cell = cells[cells.length - 1 - index] ?? '';
    // The right half of a full-width bracket is blank, so it overhangs to align the heads with the figures.
    const hang = cell.endsWith('）') ? setting.size / 2 : 0;
    pdf.line(cell, right + hang, y, { ...setting, align: 'end' });
    right -= width;
  }
}

function setTable(cursor: Cursor): void {
  const { pdf, sheet } = cursor;
  const width = RIGHT - LEFT - figuresOf(sheet).reduce((sum, one) => sum + one, 0);
  const head = () => {
    pdf.line(sheet.head[0] ?? '', LEFT, cursor.y, small);
    setCells(cursor, sheet.head.slice(1), small);
    rule(cursor, cursor.y + 8, [LEFT, RIGHT], true);
    cursor.y += ROW + 2;
  };
  head();
  for (const [at, [label = '', ...figures]] of sheet.rows.entries()) {
    const lines = linesOf(cursor, label, width - 10, text);
    // The totals need at least one row above them on their page.
    const totals = at === sheet.rows.length - 1 ? sheet.totals.length * (ROW + 4) : 0;
    if (makeRoom(cursor, lines.length * LEADING + totals)) head();
    for (const [index, line] of lines.entries()) pdf.line(line, LEFT, cursor.y + index * LEADING, text);
    setCells(cursor, figures, text);
    cursor.y += (lines.length - 1) * LEADING;
    rule(cursor, cursor.y + 8, [LEFT, RIGHT]);
    cursor.y += ROW;
  }
}

function setTotals(cursor: Cursor, totals: readonly SheetRow[]): void {
  makeRoom(cursor, totals.length * ROW);
  for (const [index, [label, value]] of totals.entries()) {
    const setting = index === 0 ? { ...text, size: 12 } : text;
    cursor.pdf.line(label, RIGHT - 290, cursor.y + 6, index === 0 ? text : small);
    cursor.pdf.line(value, RIGHT, cursor.y + 6, { ...setting, align: 'end' });
    rule(cursor, cursor.y + 15, [RIGHT - 290, RIGHT], index === 0);
    cursor.y += ROW + 4;
  }
}

function setBlocks(cursor: Cursor): void {
  for (const { title, lines } of cursor.sheet.blocks) {
    const paragraphs = lines.map(line => linesOf(cursor, line, RIGHT - LEFT, text).length * LEADING);
    // A block that fits on one page is kept whole; a longer one keeps its title with its first paragraph.
    const whole = paragraphs.reduce((sum, height) => sum + height, 3 * LEADING);
    makeRoom(cursor, whole <= BOTTOM - MARGIN ? whole : (paragraphs[0] ?? 0) + 3 * LEADING);
    cursor.y += 22;
    cursor.pdf.line(title, LEFT, cursor.y, small);
    cursor.y += LEADING + 2;
    for (const [at, line] of lines.entries()) {
      makeRoom(cursor, (paragraphs[at] ?? 0) - LEADING);
      cursor.y = paragraph(cursor, line, { x: LEFT, y: cursor.y, width: RIGHT - LEFT }, text);
    }
  }
}

/** Puts the title and a page number on each page if there are several, because printed pages get separated. */
function numberPages({ pdf }: Cursor, title: string): void {
  const { count } = pdf.doc.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    pdf.line(title, LEFT, PAGE[1] - MARGIN / 2, small);
    pdf.line(`${page + 1} / ${count}`, RIGHT, PAGE[1] - MARGIN / 2, { ...small, align: 'end' });
  }
}

/** Every text of a document, for the subsets of the fonts. */
const textsOf = ({ title, mark, addressee, lead, facts, issuer, amount, head, rows, totals, blocks }: Sheet) => [
  ...[
    title,
    mark?.title ?? '',
    mark?.reason ?? '',
    lead,
    issuer.name,
    ...addressee,
    ...issuer.lines,
    ...facts.flat(),
    ...amount,
    ...head,
  ],
  ...[...rows.flat(), ...totals.flat(), ...blocks.flatMap(block => [block.title, ...block.lines])],
];

/** Prints a business document on A4, on as many pages as its rows need. */
export async function printSheet(sheet: Sheet, title: string): Promise<Buffer> {
  const { language } = sheet;
  const pdf = await openDocument({
    size: PAGE,
    title,
    language,
    texts: [...textsOf(sheet), title, '0123456789 /'],
    keepsPages: true,
  });
  pdf.doc.addPage();
  const cursor: Cursor = { pdf, sheet, y: MARGIN };
  setHead(cursor);
  setTable(cursor);
  setTotals(cursor, sheet.totals);
  setBlocks(cursor);
  numberPages(cursor, title);
  return await pdf.finish();
}
