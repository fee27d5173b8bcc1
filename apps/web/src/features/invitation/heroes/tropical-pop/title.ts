/** The two names as poster lines, and the width of the widest. */
export interface Title {
  readonly lines: readonly TitleLine[];
  /** The width of the widest line in em of the display typeface, at least that of a short name. */
  readonly widthEm: number;
}

export interface TitleLine {
  readonly text: string;
  /** The ampersand precedes this line. */
  readonly hasAnd: boolean;
}

/** Names up to this width fit on one line; longer ones break at a hyphen, space or middle dot, if they have one. */
const BREAK_EM = 6.4;
/** Two names up to this total width share a line. */
const TOGETHER_EM = 4.4;
/** The minimum width, so that a single letter does not fill the page. */
const LEAST_EM = 2.6;
const AND_EM = 1.02;

/** Lays out the names: one per line, very short ones together, very long ones broken at a natural point. */
export function setTitle(names: readonly string[]): Title {
  const [first, second] = names;
  if (first === undefined) return { lines: [], widthEm: LEAST_EM };
  if (second !== undefined && textWidthEm(first) + AND_EM + 0.3 + textWidthEm(second) <= TOGETHER_EM) {
    return {
      lines: [
        { text: first, hasAnd: false },
        { text: second, hasAnd: true },
      ],
      widthEm: Math.max(LEAST_EM, textWidthEm(first) + AND_EM + 0.3 + textWidthEm(second)),
    };
  }
  const lines = names
    .slice(0, 2)
    .flatMap((name, i) => brokenName(name).map((text, k): TitleLine => ({ text, hasAnd: i === 1 && k === 0 })));
  const widths = lines.map(({ text, hasAnd }) => textWidthEm(text) + (hasAnd ? AND_EM : 0));
  return { lines, widthEm: Math.max(LEAST_EM, ...widths) };
}

/** Whether both names share one line. */
export function isTogether({ lines }: Title): boolean {
  const [first, second] = lines;
  if (lines.length !== 2 || first === undefined || second === undefined) return false;
  return second.hasAnd && textWidthEm(first.text) + AND_EM + 0.3 + textWidthEm(second.text) <= TOGETHER_EM;
}

function brokenName(name: string): readonly string[] {
  if (textWidthEm(name) <= BREAK_EM) return [name];
  const choices = [...name.matchAll(/[-‐・＝=\s]/gu)].map(({ index }) => {
    const [head, tail] = [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)];
    return { lines: [head, tail], width: Math.max(textWidthEm(head), textWidthEm(tail)) };
  });
  return (
    choices.filter(({ lines }) => lines.every(line => line !== '')).sort((a, b) => a.width - b.width)[0]?.lines ?? [
      name,
    ]
  );
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * The width of a text in em of the display typeface, rounded up: full-width characters are 1, Latin letters by class,
 * Greek to Arabic as in a wide face of the device.
 */
export function textWidthEm(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    const plain = segment.normalize('NFD');
    const code = plain.codePointAt(0) ?? 0;
    if (code >= 0xff61 && code <= 0xff9f) width += 0.52;
    else if (/^[iljI.,'’|!:;\s-]/.test(plain)) width += 0.34;
    else if (code >= 0x900) width += 1.02;
    else if (code >= 0x370) width += 0.66;
    else if (/^[ftr]/.test(plain)) width += 0.46;
    else if (/^[mwMW@&]/.test(plain)) width += 0.94;
    else width += /^\p{Lu}/u.test(plain) ? 0.72 : 0.61;
  }
  return width;
}
