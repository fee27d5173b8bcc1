import { jstOf } from '@kotohogi/domain/kernel/jst';
import type { TreeKit } from '@kotohogi/themes/tree/kit';
import { isRightAligned } from '../../platform/print/direction.ts';
import type { PrintDocument } from '../../platform/print/document.ts';
import type { printColours } from '../../platform/print/pattern-artwork.ts';
import { dividePages, spread } from './export.pages.ts';
import { type Keepsake, type PrintedLeaf, relationText } from './view.keepsake.ts';
import { drawLeafMark } from './view.print.ts';

/** A5 in points: a handy size that prints two to a sheet. */
export const PAGE = { size: [419.53, 595.28], side: 50 } as const;
const { size: SIZE, side: SIDE } = PAGE;
const [WIDTH, HEIGHT] = SIZE;
const TOP = 64;
const BOTTOM = HEIGHT - 62;
/** Messages are indented to leave space for their leaf. */
const INDENT = 46;
const ROOM = WIDTH - SIDE * 2 - INDENT;
const BODY = { size: 11.5, leading: 22 } as const;
const SMALL = { size: 8.5, leading: 15 } as const;
const NAME = { size: 9.5, spacing: 0.6 } as const;
const BETWEEN = 26;
/** Height available on a page of messages. */
const PAGE_ROOM = BOTTOM - TOP;
/** Distance from the top of an entry to its first baseline. */
const RISE = 14;

/** The state of a book while it is set. */
export interface Setter {
  readonly pdf: PrintDocument;
  readonly kept: Keepsake;
  readonly kit: TreeKit;
  /** Label of the couple's answers. */
  readonly text: { readonly thanks: string };
  readonly colours: ReturnType<typeof printColours>;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', month: 'short', day: 'numeric' });

/** 11月21日 13:24, Nov 21, 13:24: in Japan time. */
function momentText({ language }: Keepsake, at: PrintedLeaf['messages'][number]['sentAt']): string {
  const { month, day, hour, minute } = jstOf(at);
  const time = `${hour}:${String(minute).padStart(2, '0')}`;
  return language === 'ja' ? `${month}月${day}日 ${time}` : `${monthAndDay.format(at)}, ${time}`;
}

function signature({ language }: Keepsake, { name, shownName, relationShip }: PrintedLeaf): string {
  const nick = shownName === name ? '' : language === 'ja' ? `（${shownName}）` : ` (${shownName})`;
  return `${name}${nick}　${relationText(relationShip, language)}`.trim();
}

/** A leaf's entry, measured before it is set: it stays on one page if possible. */
interface Entry {
  readonly leaf: PrintedLeaf;
  readonly messages: readonly { readonly lines: readonly string[]; readonly moment: string }[];
  /** The author's name, mostly one line. */
  readonly name: readonly string[];
  readonly thanks: readonly string[];
  readonly height: number;
}

/** Collapses runs of empty lines, which would waste paper. */
const closedUp = (text: string) => text.replace(/\n\s*\n\s*\n/g, '\n\n');

/** Breaks a message so that the last line does not hold only one or two characters. */
function evenLines(pdf: PrintDocument, message: string): readonly string[] {
  const text = closedUp(message);
  const lines = pdf.lines(text, ROOM, BODY);
  const last = lines.at(-1) ?? '';
  if (lines.length < 2 || pdf.width(last, BODY) > ROOM * 0.3) return lines;
  const narrower = pdf.lines(text, ROOM * (1 - 0.3 / lines.length), BODY);
  return narrower.length === lines.length ? narrower : lines;
}

function measure({ pdf, kept }: Setter, leaf: PrintedLeaf): Entry {
  const messages = leaf.messages.map(({ text, sentAt }) => ({
    lines: evenLines(pdf, text),
    moment: momentText(kept, sentAt),
  }));
  const thanks = leaf.thanks === '' ? [] : pdf.lines(closedUp(leaf.thanks), ROOM - 18, SMALL);
  // Letter spacing adds to the widths, so the lines are broken a little narrower.
  const name = pdf.lines(signature(kept, leaf), ROOM * 0.92, NAME);
  const messagesHeight = messages.reduce((sum, { lines }) => sum + lines.length * BODY.leading + SMALL.leading, 0);
  const thanksHeight = thanks.length === 0 ? 0 : (thanks.length + 1) * SMALL.leading + 8;
  const height = 20 + messagesHeight + (name.length - 1) * SMALL.leading + thanksHeight;
  return { leaf, messages, name, thanks, height };
}

/** The page being filled: the current vertical position, and a function that starts a new page. */
interface Column {
  y: number;
  readonly turn: () => void;
}

/** Sets the couple's answer next to its rule; the rest continues on the next page. */
function setThanks({ pdf, text, colours }: Setter, { thanks }: Entry, column: Column): void {
  const left = SIDE + INDENT;
  const label = { size: 7.5, colour: colours.accent, spacing: 0.5 } as const;
  const style = { size: SMALL.size, colour: colours.ink } as const;
  let rest = [text.thanks, ...thanks];
  while (rest.length > 0) {
    const room = Math.floor((BOTTOM + 8 - column.y) / SMALL.leading);
    if (room < Math.min(rest.length, 3)) {
      column.turn();
      continue;
    }
    const part = rest.slice(0, room);
    const head = column.y + SMALL.leading;
    const foot = head + (part.length - 1) * SMALL.leading;
    pdf.doc
      .moveTo(left + 2, head - 8)
      .lineTo(left + 2, foot + 2)
      .lineWidth(0.6)
      .stroke(colours.line);
    for (const [index, line] of part.entries()) {
      const setting = rest.length > thanks.length && index === 0 ? label : style;
      pdf.line(line, left + 12, head + index * SMALL.leading, setting);
    }
    column.y = foot + 4;
    rest = rest.slice(room);
  }
}

/** Sets an entry; one longer than a page continues on the next. */
function setEntry(setter: Setter, entry: Entry, column: Column): void {
  const { pdf, kept, kit, colours } = setter;
  const { ink, accent } = colours;
  drawLeafMark(pdf, kept, kit, { number: entry.leaf.number, x: SIDE + 17, y: column.y + 9, width: 34 });
  column.y += RISE;
  const baseline = () => {
    if (column.y > BOTTOM) {
      column.turn();
      column.y += RISE;
    }
    return column.y;
  };
  for (const { lines, moment } of entry.messages) {
    const whole = lines.join('\n');
    const [x, align] = isRightAligned(whole) ? ([WIDTH - SIDE, 'end'] as const) : ([SIDE + INDENT, 'start'] as const);
    for (const line of lines) {
      pdf.line(line, x, baseline(), { size: BODY.size, colour: ink, align, whole });
      column.y += BODY.leading;
    }
    pdf.line(moment, WIDTH - SIDE, baseline() - 5, { size: 8, colour: accent, align: 'end', spacing: 0.4 });
    column.y += SMALL.leading;
  }
  for (const [index, name] of entry.name.entries()) {
    if (index > 0) column.y += SMALL.leading;
    pdf.line(name, WIDTH - SIDE, baseline(), { ...NAME, colour: ink, align: 'end' });
  }
  column.y += 6;
  if (entry.thanks.length > 0) setThanks(setter, entry, column);
}

/** Sets entries that each fit on a page, spread so that every page is filled. */
function setPages(setter: Setter, entries: readonly Entry[], column: Column): void {
  if (entries.length === 0) return;
  const rest = [...entries];
  const first = Math.max(0, BOTTOM - column.y);
  const counts = dividePages(
    entries.map(({ height }) => height),
    { first, next: PAGE_ROOM, between: BETWEEN },
  );
  for (const [index, count] of counts.entries()) {
    const own = rest.splice(0, count);
    if (own.length === 0) continue;
    if (index > 0) column.turn();
    const heights = own.map(({ height }) => height);
    const air = { least: BETWEEN, most: BETWEEN * 3 };
    const { between, top } = spread(heights, BOTTOM - column.y, air);
    // On a page that starts with the rest of a long entry, continue right below it.
    if (index > 0) column.y += top;
    for (const entry of own) {
      setEntry(setter, entry, column);
      column.y += index > 0 ? between : BETWEEN;
    }
  }
}

/** Sets the messages of all guests, leaf by leaf, on as many pages as they need. */
export function setMessages(setter: Setter, ground: Buffer): void {
  const { pdf, kept, colours } = setter;
  let folio = 0;
  const column: Column = {
    y: BOTTOM,
    turn: () => {
      pdf.doc.addPage();
      pdf.doc.image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
      folio += 1;
      const setting = { size: 9, face: 'display', colour: colours.accent, align: 'middle', spacing: 1 } as const;
      pdf.line(String(folio), WIDTH / 2, HEIGHT - 34, setting);
      column.y = TOP;
    },
  };
  const entries = kept.leaves.map(leaf => measure(setter, leaf));
  while (entries.length > 0) {
    const long = entries.findIndex(({ height }) => height > PAGE_ROOM);
    setPages(setter, entries.splice(0, long === -1 ? entries.length : long), column);
    const [whole] = entries.splice(0, 1);
    if (whole === undefined) return;
    // Longer than a page: it continues from page to page, and the next entry follows where it ends.
    column.turn();
    setEntry(setter, whole, column);
    column.y += BETWEEN;
  }
}
