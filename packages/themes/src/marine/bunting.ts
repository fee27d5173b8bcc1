import { type Point, polyline } from '../drawing/curve.ts';
import { groupAt, tag } from '../drawing/svg.ts';
import { FLAG_COLOURS, flagEdge, flagOf } from './flags.ts';
import { lengths, pointOnLine } from './outline.ts';

/** One letter's signal flag, its upper left corner at the origin; empty for a character without one. */
export function flag(letter: string, side: number): string {
  const parts = flagOf(letter);
  if (parts === undefined) return '';
  return groupAt(
    { scale: side },
    ...parts.map(([colour, d]) => tag('path', { d, fill: FLAG_COLOURS[colour] })),
    tag('path', {
      d: flagEdge(letter),
      fill: 'none',
      stroke: FLAG_COLOURS.black,
      'stroke-opacity': 0.45,
      'stroke-width': 0.9 / side,
    }),
  );
}

/** A word in flags along a line, evenly spaced and centered. */
export function bunting(line: readonly Point[], word: string, side: number): string {
  const total = lengths(line).at(-1) ?? 1;
  const pitch = side * 1.42;
  const start = (total - pitch * (word.length - 1)) / 2;
  const flags = [...word].map((letter, i) => {
    const { x, y, turn } = pointOnLine(line, (start + i * pitch) / total);
    return groupAt({ x, y, rotate: turn + Math.sin(i * 1.7) * 4 }, groupAt({ x: -side / 2 }, flag(letter, side)));
  });
  const rope = tag('path', { d: polyline(line), fill: 'none', stroke: '#6d8791', 'stroke-width': 1.1 });
  return rope + flags.join('');
}
