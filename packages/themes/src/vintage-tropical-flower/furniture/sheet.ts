import { roundTo2, tag } from '../../drawing/svg.ts';
import type { Box } from '../../theme-manifest.ts';
import { INKS, PAPERS } from '../palette.ts';

/** Perforation of a sheet: about one hole every `pitch` px, of this radius. */
export interface Perforation {
  readonly pitch: number;
  readonly radius: number;
}

/** The outline of a perforated sheet: a whole number of holes fits each side, so that its corners stay paper. */
export function perforatedPath({ x, y, width, height }: Box, { pitch, radius }: Perforation): string {
  const side = (length: number) => {
    const holes = Math.round(length / pitch);
    return Array.from({ length: holes }, (_, i) => ((i + 0.5) * length) / holes);
  };
  const [right, foot] = [x + width, y + height];
  const [wide, high] = [side(width), side(height)];
  const r = roundTo2(radius);
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 0 ${roundTo2(toX)} ${roundTo2(toY)}`;
  const top = wide.map(at => `H${roundTo2(x + at - radius)}${arc(x + at + radius, y)}`);
  const rightSide = high.map(at => `V${roundTo2(y + at - radius)}${arc(right, y + at + radius)}`);
  const bottom = wide.toReversed().map(at => `H${roundTo2(x + at + radius)}${arc(x + at - radius, foot)}`);
  const leftSide = high.toReversed().map(at => `V${roundTo2(y + at + radius)}${arc(x, y + at - radius)}`);
  return [
    `M${roundTo2(x)} ${roundTo2(y)}`,
    ...top,
    `H${roundTo2(right)}`,
    ...rightSide,
    `V${roundTo2(foot)}`,
    ...bottom,
    `H${roundTo2(x)}`,
    ...leftSide,
    'Z',
  ].join('');
}

/**
 * A perforated sheet with a shadow below and a fine rim, so that its holes are visible on paper as well as on dark
 * video.
 */
export function perforatedSheet(box: Box, perforation: Perforation, depth = 1.2): string {
  const d = perforatedPath(box, perforation);
  return (
    tag('path', {
      d,
      fill: INKS.rule,
      opacity: 0.13,
      transform: `translate(${roundTo2(depth * 0.4)} ${roundTo2(depth)})`,
    }) + tag('path', { d, fill: PAPERS.card, stroke: PAPERS.edge, 'stroke-width': roundTo2(Math.min(1, depth * 0.6)) })
  );
}

/** The plate rule: a thick line and a thin one inside it. */
export function plateRule({ x, y, width, height }: Box, weight = 1): string {
  const gap = 3.4 * weight;
  const line = (inset: number, stroke: number) =>
    tag('rect', {
      x: x + inset,
      y: y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: INKS.rule,
      'stroke-width': stroke,
    });
  return line(0, 1.7 * weight) + line(gap, 0.6 * weight);
}
