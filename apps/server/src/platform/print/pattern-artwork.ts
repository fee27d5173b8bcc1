import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { type PersonName, titleNames } from '@kotohogi/domain/profile/names';
import type { DrawnPattern } from '@kotohogi/themes/drawn-patterns';
import { PAPER_COLOURS } from '@kotohogi/themes/paper-colours';
import type { PrintDocument, Setting } from './document.ts';

/** The print colors of a pattern, on the brightest of its papers, because real paper adds a tone of its own. */
export function printColours(pattern: DesignPattern) {
  const { surface: paper, ink, accent, line } = PAPER_COLOURS[pattern];
  return { paper, ink, accent, line };
}

/** The drawings of a pattern. */
export async function drawnPattern(pattern: DesignPattern): Promise<DrawnPattern> {
  // The generators of all six patterns, loaded only when something is first printed.
  const { DRAWN_PATTERNS } = await import('@kotohogi/themes/drawn-patterns');
  return DRAWN_PATTERNS[pattern];
}

/** 2026.11.21 */
export function figuresOf({ startsAt }: { readonly startsAt: Instant }): string {
  const { year, month, day } = jstOf(startsAt);
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('.');
}

/** The names of the title, or a title without them while no names are entered. */
export function printTitle(couple: readonly PersonName[]): readonly string[] {
  const title = titleNames(couple);
  return title.length > 0 ? title : ['Our wedding'];
}

/** Sets a centered line, smaller if it would be wider than `room`. */
export function setFitting(
  pdf: PrintDocument,
  text: string,
  { x, baseline, room }: { readonly x: number; readonly baseline: number; readonly room: number },
  setting: Setting,
): void {
  const share = Math.min(1, room / Math.max(1, pdf.width(text, setting)));
  const spacing = (setting.spacing ?? 0) * share;
  pdf.line(text, x, baseline, { ...setting, size: setting.size * share, spacing, align: 'middle' });
}

const JOINT = ' & ';
/** If long names had to shrink below this share of their size, they are set on two lines instead. */
const LEAST_SHARE = 0.62;

/**
 * The position of the names in points: `x` is their center, `drop` how far the second of two lines may go below the
 * baseline.
 */
interface TitlePlace {
  readonly x: number;
  readonly baseline: number;
  readonly room: number;
  readonly size: number;
  readonly drop?: number;
}

/** Sets the two names as large as the space allows, on one line or, if they are long, on two. */
export function setTitle(
  pdf: PrintDocument,
  { title, pattern }: { readonly title: readonly string[]; readonly pattern: DesignPattern },
  { x, baseline, room, size, drop = 0 }: TitlePlace,
): void {
  const { ink, accent } = printColours(pattern);
  const [first = '', second] = title;
  const face = 'display' as const;
  const widthOf = (parts: readonly string[], px: number) =>
    parts.reduce((sum, part) => sum + pdf.width(part, { size: px, face }), 0);
  const fitting = (lines: readonly (readonly string[])[], most: number) =>
    most * Math.min(1, ...lines.map(parts => room / Math.max(1, widthOf(parts, most))));
  const whole = second === undefined ? [first] : [first, JOINT, second];
  const isLong = second !== undefined && fitting([whole], size) < size * LEAST_SHARE;
  const lines = isLong ? [[first], [JOINT.trimStart(), second]] : [whole];
  const px = fitting(lines, isLong ? size * LEAST_SHARE : size);
  for (const [index, parts] of lines.entries()) {
    const y = baseline + (isLong ? drop : 0) - (lines.length - 1 - index) * px * 1.15;
    let left = x - widthOf(parts, px) / 2;
    for (const part of parts) {
      pdf.line(part, left, y, { size: px, face, colour: part.trim() === '&' ? accent : ink });
      left += pdf.width(part, { size: px, face });
    }
  }
}
