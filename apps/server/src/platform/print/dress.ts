import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { ARTWORK_SOURCES } from '@kotohogi/themes/artwork';
import type { DrawnPattern } from '@kotohogi/themes/drawn-patterns';
import { PAPER_COLOURS } from '@kotohogi/themes/paper-colours';
import type { Press } from './press.ts';

/** What a pattern is printed in: the brightest of its papers, since paper brings a tone of its own. */
export function printColours(pattern: DesignPattern) {
  const { surface: paper, ink, accent, line } = PAPER_COLOURS[pattern];
  return { paper, ink, accent, line };
}

/** The drawings of a pattern, or of the one it borrows from. */
export async function drawnPattern(pattern: DesignPattern): Promise<DrawnPattern> {
  // Every generator of six worlds: loaded when somebody first prints.
  const { DRAWN_PATTERNS } = await import('@kotohogi/themes/drawn-patterns');
  const drawn = DRAWN_PATTERNS[ARTWORK_SOURCES[pattern]] ?? DRAWN_PATTERNS.natural;
  if (drawn === undefined) throw new Error(`the pattern ${pattern} has no drawings`);
  return drawn;
}

/** 2026.11.21 */
export function figuresOf({ startsAt }: { readonly startsAt: Instant }): string {
  const { year, month, day } = jstOf(startsAt);
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('.');
}

/** Haruto, Yui: in Latin letters, or as they are written where there are none. */
export function titleOf(couple: readonly { readonly roman: string; readonly firstName: string }[]): readonly string[] {
  const title = couple.map(({ roman, firstName }) => roman || firstName).filter(Boolean);
  return title.length > 0 ? title : ['Our wedding'];
}

/** The two names, as large as the room lets them be; `x` their middle, points. */
export function setTitle(
  press: Press,
  { title, pattern }: { readonly title: readonly string[]; readonly pattern: DesignPattern },
  { x, baseline, room, size }: { x: number; baseline: number; room: number; size: number },
): void {
  const { ink, accent } = printColours(pattern);
  const [first = '', second] = title;
  const parts = second === undefined ? [first] : [first, ' & ', second];
  const face = 'display' as const;
  const whole = (px: number) => parts.reduce((sum, part) => sum + press.width(part, { size: px, face }), 0);
  const fitting = size * Math.min(1, room / Math.max(1, whole(size)));
  let left = x - whole(fitting) / 2;
  for (const [index, part] of parts.entries()) {
    press.line(part, left, baseline, { size: fitting, face, colour: index === 1 ? accent : ink });
    left += press.width(part, { size: fitting, face });
  }
}
