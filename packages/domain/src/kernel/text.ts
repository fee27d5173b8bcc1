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

/** Runs of any white space become one space; none is left at the ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\s\u3000]+/gu, ' ').trim();
}
