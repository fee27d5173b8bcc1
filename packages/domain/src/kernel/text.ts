import { tidyMarks } from './marks.ts';

/** Line ends of every system become one `\n`, so that a text counts the same wherever it was typed (decision 64). */
export function unifyLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** How long a text is for every limit of the product: Unicode code points after unifying line ends (decision 64). */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of unifyLineEnds(text)) count += 1;
  return count;
}

/**
 * Control characters except line ends and tabs, half characters (lone surrogates), and the signs that turn the direction of
 * the text after them.
 */
const HIDDEN = /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Signs without width that mean nothing in a single line. Joiners stay: faces of several signs are built with them. */
const WIDTHLESS = /[\u00ad\u200b\u2060\ufeff]/g;
/** Something a reader can see. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text can be stored: no column can hold U+0000, and no JSON column a half character (a lone surrogate). */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text without control characters and without signs that would turn what stands after them. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}

/** A text of several lines without what nobody could see in it; empty when nothing is left to see. */
export function cleanText(text: string): string {
  const clean = tidyMarks(withoutHidden(unifyLineEnds(text).replace(/[\u2028\u2029]/g, '\n')));
  return VISIBLE.test(clean) ? clean.trim() : '';
}

/** As `cleanText`, in a single line: a line end that was pasted with it becomes a space. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(WIDTHLESS, '')
    .replace(/\s*[\n\t]\s*/g, ' ')
    .trim();
}

/** Runs of any white space become one space; none is left at the ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\s\u3000]+/gu, ' ').trim();
}
