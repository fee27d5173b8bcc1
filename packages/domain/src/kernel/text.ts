import { normaliseMarks } from './marks.ts';

/**
 * Converts all line endings to `
 * `, so that a text has the same length wherever it was typed (docs/product/form.md#text).
 */
export function unifyLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * The length of a text for every limit of the product: code points after unifying line endings
 * (docs/product/form.md#text).
 */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of unifyLineEnds(text)) count += 1;
  return count;
}

/**
 * Control characters except line endings and tabs, lone surrogates, and characters that change the direction of the
 * text after them.
 */
const HIDDEN = /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Zero-width characters without meaning in a single line. Joiners stay because emoji sequences use them. */
const WIDTHLESS = /[\u00ad\u200b\u2060\ufeff]/g;
/** A visible character. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text can be stored: no column can hold U+0000, and no JSON column a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Removes control characters and characters that change the direction of the text after them. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}

/** A multi-line text without invisible content; empty if nothing visible is left. */
export function cleanText(text: string): string {
  const clean = normaliseMarks(withoutHidden(unifyLineEnds(text).replace(/[\u2028\u2029]/g, '\n')));
  return VISIBLE.test(clean) ? clean.trim() : '';
}

/** Like `cleanText`, but on a single line: a pasted line ending becomes a space. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(WIDTHLESS, '')
    .replace(/\s*[\n\t]\s*/g, ' ')
    .trim();
}

/** Collapses any run of white space to one space and trims the ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\s\u3000]+/gu, ' ').trim();
}
