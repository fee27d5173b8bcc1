import { type Point, polar } from '../../drawing/curve.ts';
import { tag } from '../../drawing/svg.ts';
import { type FrondShape, frond } from './frond.ts';
import { closedShape, openLine, swelledOutline, taperedWidth, type WidthAt } from './geometry.ts';

/** Colors of an engraving: the foil, and the ground visible between two cuts. */
export interface Print {
  /** Foil of every cut, a color or `url(#…)`. */
  readonly foil: string;
  /** Color of the ground, which separates adjacent cuts by a fine line. */
  readonly ground: string;
  readonly gap?: number;
  /** Color and opacity of the shaded half of a leaf; opacity 0 omits it. */
  readonly shade?: string;
  readonly shadeOpacity?: number;
  readonly veinWidth?: number;
}

/** A burin: collects swelled lines, hairlines, leaves, beads and rosettes in order, and prints them as one group. */
export interface Burin {
  /** A swelled line: its maximum width, or a function of its width. */
  line(points: readonly Point[], width: number | WidthAt): Burin;
  /** A fine line of constant width. */
  hair(points: readonly Point[], width?: number, opacity?: number): Burin;
  leaf(spine: readonly Point[], shape: FrondShape): Burin;
  bead(at: Point, radius: number): Burin;
  /** A small flower; `from` is the angle of its first petal, degrees. */
  rosette(at: Point, radius: number, petals?: number, from?: number): Burin;
  print(print: Print): string;
}

type Cut =
  | { readonly kind: 'shape'; readonly d: string }
  | { readonly kind: 'hair'; readonly d: string; readonly width: number; readonly opacity: number }
  | { readonly kind: 'leaf'; readonly body: string; readonly shade: string; readonly veins: string }
  | { readonly kind: 'bead'; readonly at: Point; readonly radius: number };

/** Creates a burin. `warp` bends everything it cuts, for example to wrap a scroll around an oval. */
export function createBurin(warp: (point: Point) => Point = point => point): Burin {
  const cuts: Cut[] = [];
  const burin: Burin = {
    line(points, width) {
      const law = typeof width === 'number' ? taperedWidth(width) : width;
      cuts.push({ kind: 'shape', d: swelledOutline(points.map(warp), law) });
      return burin;
    },
    hair(points, width = 0.5, opacity = 1) {
      cuts.push({ kind: 'hair', d: openLine(points.map(warp)), width, opacity });
      return burin;
    },
    leaf(spine, shape) {
      cuts.push({ kind: 'leaf', ...frond(spine.map(warp), shape) });
      return burin;
    },
    bead(at, radius) {
      cuts.push({ kind: 'bead', at: warp(at), radius });
      return burin;
    },
    rosette(at, radius, petals = 5, from = -90) {
      const centre = warp(at);
      for (let i = 0; i < petals; i += 1)
        cuts.push({ kind: 'shape', d: petal(centre, radius, from + (i * 360) / petals) });
      cuts.push({ kind: 'bead', at: centre, radius: radius * 0.28 });
      return burin;
    },
    print: settings => printed(cuts, settings),
  };
  return burin;
}

function petal(centre: Point, radius: number, angle: number): string {
  const at = (turn: number, share: number) => polar(centre, angle + turn, radius * share);
  return closedShape([
    [at(0, 0.2), at(-30, 0.62), at(-17, 0.98), at(0, 0.9)],
    [at(0, 0.9), at(17, 0.98), at(30, 0.62), at(0, 0.2)],
  ]);
}

function printed(cuts: readonly Cut[], print: Print): string {
  const { foil, ground, gap = 1.1, shade = '#4a2f12', shadeOpacity = 0.26, veinWidth = 0.5 } = print;
  const one = (cut: Cut): string => {
    switch (cut.kind) {
      case 'shape':
        return tag('path', { d: cut.d });
      case 'hair':
        return tag('path', {
          d: cut.d,
          fill: 'none',
          stroke: foil,
          'stroke-width': cut.width,
          'stroke-linecap': 'round',
          opacity: cut.opacity === 1 ? undefined : cut.opacity,
        });
      case 'leaf':
        return (
          tag('path', { d: cut.body }) +
          (cut.shade === '' || shadeOpacity === 0
            ? ''
            : tag('path', { d: cut.shade, fill: shade, stroke: 'none', opacity: shadeOpacity })) +
          tag('path', { d: cut.veins, fill: 'none', 'stroke-width': veinWidth, 'stroke-linecap': 'round' })
        );
      case 'bead':
        return tag('circle', { cx: cut.at[0], cy: cut.at[1], r: cut.radius });
    }
  };
  return tag(
    'g',
    { fill: foil, stroke: ground, 'paint-order': 'stroke', 'stroke-width': gap, 'stroke-linejoin': 'round' },
    ...cuts.map(one),
  );
}
