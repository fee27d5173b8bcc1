import type { LeafSize, TreeKit } from './kit.ts';

/** A name as set on a leaf: one or two lines, at least 9 px. */
export interface LeafName {
  readonly size: LeafSize;
  readonly lines: readonly [string] | readonly [string, string];
  readonly fontSizePx: number;
}

/** The smallest font size on a leaf, px. */
export const MIN_NAME_PX = 9;

/** Line height as a multiple of the font size. */
export const NAME_LEADING = 1.12;

type Boxes = TreeKit['boxes'];

/** Below these sizes a name moves to the next larger leaf, unless it has the maximum size of its leaf. */
const COMFORT_PX = { slim: 10.4, wide: 9.8 } as const;
const STEP_PX = 0.2;

/**
 * Sets a name: short ones on a slim leaf, longer ones on a wide one, then on two lines of a tall leaf. A name that does
 * not fit at 9 px is truncated with an ellipsis; the full name belongs in the accessible label.
 */
export function setLeafName(boxes: Boxes, name: string): LeafName {
  const text = name.trim();
  const slim = fitted(boxes.slim, text);
  if (slim >= Math.min(COMFORT_PX.slim, boxes.slim.maxPx)) return { size: 'slim', lines: [text], fontSizePx: slim };
  const wide = fitted(boxes.wide, text);
  if (wide >= Math.min(COMFORT_PX.wide, boxes.wide.maxPx)) return { size: 'wide', lines: [text], fontSizePx: wide };
  const lines = breakName(boxes.tall.room, text);
  const tall = lines === undefined ? 0 : Math.min(...lines.map(line => fitted(boxes.tall, line)));
  if (lines !== undefined && tall >= MIN_NAME_PX && tall > wide) return { size: 'tall', lines, fontSizePx: tall };
  if (wide >= MIN_NAME_PX) return { size: 'wide', lines: [text], fontSizePx: wide };
  return { size: 'tall', lines: shortened(boxes.tall.room, text), fontSizePx: MIN_NAME_PX };
}

/** The width of a text in em of the name font: full-width characters are 1, Latin letters by class. */
export function nameWidthEm(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidthEm(segment);
  return width;
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Vietnamese, Greek, Cyrillic, Hebrew, Arabic, Indian and Thai scripts: narrower than full-width letters. */
const isNarrow = (text: string): boolean => /^[\u0250-\u10ff\u1e00-\u1fff]/.test(text);

function graphemeWidthEm(segment: string): number {
  const code = segment.codePointAt(0) ?? 0;
  if (code >= 0xff61 && code <= 0xff9f) return 0.5;
  if (code > 0x24f && !isNarrow(segment)) return 1;
  // An Indian or Thai consonant with its combining characters.
  if (code >= 0x900 && code < 0x1000) return 0.8;
  if (/^[iljftI.,'’|!:; ]/.test(segment)) return 0.34;
  if (/^[mwMW@жшщюЖШЩЮ]/.test(segment)) return 0.9;
  return /^\p{Lu}/u.test(segment) ? 0.7 : 0.58;
}

/** The largest size at which a line fits a leaf, rounded down to 0.2 px. */
function fitted({ room, maxPx }: Boxes[LeafSize], line: string): number {
  const fit = room / Math.max(0.01, nameWidthEm(line));
  return Math.round(Math.floor(Math.min(maxPx, fit) / STEP_PX + 1e-9) * STEP_PX * 10) / 10;
}

/** Breaks a name where a reader would: at a space or ・, otherwise between words, otherwise in the middle. */
function breakName(roomPx: number, text: string): readonly [string, string] | undefined {
  const atMark = [...text.matchAll(/[\s・]+/gu)].map(mark => ({
    head: text.slice(0, mark.index),
    tail: text.slice(mark.index + mark[0].length),
  }));
  const between = (segmenter: Intl.Segmenter) =>
    [...segmenter.segment(text)]
      .slice(1)
      .map(({ index }) => ({ head: text.slice(0, index).trim(), tail: text.slice(index).trim() }));
  // A Latin name never breaks inside a word; only a name of full-width characters may.
  const inside = [...text].some(sign => sign > '\u024f' && !isNarrow(sign)) ? between(graphemes) : [];
  for (const choices of [atMark, between(words), inside]) {
    const fitting = choices
      .filter(({ head, tail }) => nameWidthEm(head) > 1 && nameWidthEm(tail) > 1)
      .map(({ head, tail }) => ({
        lines: [head, tail] as const,
        width: Math.max(nameWidthEm(head), nameWidthEm(tail)),
      }))
      .filter(({ width }) => roomPx / width >= MIN_NAME_PX)
      .sort((a, b) => a.width - b.width);
    if (fitting[0]) return fitting[0].lines;
  }
  return undefined;
}

function shortened(roomPx: number, text: string): readonly [string, string] {
  const room = roomPx / MIN_NAME_PX;
  const first = takeWords(text, room);
  const rest = text.slice(first.length).replace(/^[\s・]+/u, '');
  const second = nameWidthEm(rest) <= room ? rest : `${takeWords(rest, room - 1)}…`;
  return [first, second];
}

/** As many whole words as fit; part of the first word if it is too long. */
function takeWords(text: string, room: number): string {
  const ends = [...text.matchAll(/[\s・]+/gu)].map(({ index }) => text.slice(0, index));
  return ends.filter(head => nameWidthEm(head) > 1 && nameWidthEm(head) <= room).at(-1) ?? takeWidth(text, room);
}

function takeWidth(text: string, room: number): string {
  let taken = '';
  for (const { segment } of graphemes.segment(text)) {
    if (nameWidthEm(taken) + graphemeWidthEm(segment) > room) break;
    taken += segment;
  }
  return taken;
}
