import { fix, tag } from '../../drawing/svg.ts';
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
  const r = fix(radius);
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 0 ${fix(toX)} ${fix(toY)}`;
  const top = wide.map(at => `H${fix(x + at - radius)}${arc(x + at + radius, y)}`);
  const rightSide = high.map(at => `V${fix(y + at - radius)}${arc(right, y + at + radius)}`);
  const bottom = wide.toReversed().map(at => `H${fix(x + at + radius)}${arc(x + at - radius, foot)}`);
  const leftSide = high.toReversed().map(at => `V${fix(y + at + radius)}${arc(x, y + at - radius)}`);
  return [
    `M${fix(x)} ${fix(y)}`,
    ...top,
    `H${fix(right)}`,
    ...rightSide,
    `V${fix(foot)}`,
    ...bottom,
    `H${fix(x)}`,
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
    tag('path', { d, fill: INKS.rule, opacity: 0.13, transform: `translate(${fix(depth * 0.4)} ${fix(depth)})` }) +
    tag('path', { d, fill: PAPERS.card, stroke: PAPERS.edge, 'stroke-width': fix(Math.min(1, depth * 0.6)) })
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
