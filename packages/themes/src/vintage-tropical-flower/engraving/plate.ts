import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { tag } from '../../drawing/svg.ts';
import { INKS } from '../palette.ts';
import { bezierAt, clamp, lerp, type Point3, range } from './geometry.ts';
import { type HatchLines, type HatchStyle, hatchPath } from './hatch.ts';
import { type Patch, type Placement, placedPatch, placementMap } from './patch.ts';
import { boundaryOf, outline, rib } from './plate-edges.ts';
import { GRID, outlinePath, swelledLine, thinnedLine, thinnedRing } from './stroke.ts';

/** A hand tint: one color, or a wash along the form. */
export type Tint = string | readonly [string, string, ...string[]];

/** The direction of the lines on a surface: along it, across it, both crossed, or from the midrib outward. */
export type HatchDirection = 'along' | 'across' | 'crossed' | 'veins';

/** How a surface is engraved. */
export interface Engraving extends HatchStyle {
  readonly hatch?: HatchDirection;
  /** Distance between lines, px of the plate. */
  readonly pitch?: number;
  readonly tint?: Tint;
  readonly ink?: string;
  /** Width of the outline on the lit side and the extra width on the shadow side, px; null: none. */
  readonly edge?: readonly [lit: number, shade: number] | null;
  /** How far veins lean toward the tip. */
  readonly slope?: number;
  /** Width of a midrib, px. */
  readonly midrib?: number;
  /** Lines across a round form are evenly spaced on it. */
  readonly isRound?: boolean;
  /** Start and end of lines along the form. */
  readonly from?: number;
  readonly to?: number;
  /** Curvature of the lines. */
  readonly bow?: number;
  readonly veinSteps?: number;
}

/** The shared state of the plates on one sheet. */
interface Impression {
  readonly parts: string[];
  readonly washes: string[];
}

/** Style of a plate. */
export interface PlateStyle {
  /** Prefix of every id of the plate: two plates on one sheet need different ones. */
  readonly id: string;
  /** Widens the distance between all lines: a plate shown small is engraved more coarsely. */
  readonly coarseness?: number;
  readonly ink?: string;
}

/** A copper plate: forms are tinted, hatched by the light and outlined in the order they are drawn. */
export class Plate {
  readonly coarseness: number;
  readonly ink: string;
  readonly #id: string;
  readonly #impression: Impression;
  readonly #stances: readonly Placement[];

  constructor(
    style: PlateStyle,
    impression: Impression = { parts: [], washes: [] },
    stances: readonly Placement[] = [],
  ) {
    this.#id = style.id;
    this.coarseness = style.coarseness ?? 1;
    this.ink = style.ink ?? INKS.burin;
    this.#impression = impression;
    this.#stances = stances;
  }

  /** The same plate with a form's transform: everything drawn there is mirrored, rotated, scaled and moved. */
  at(stance: Placement): Plate {
    const style = { id: this.#id, coarseness: this.coarseness, ink: this.ink };
    return new Plate(style, this.#impression, [stance, ...this.#stances]);
  }

  /** Draws a surface: tint, hatching weighted by the light, swelling outline. */
  surface(form: Patch, engraving: Engraving = {}): void {
    const patch = this.#stances.reduce(placedPatch, form);
    const boundary = boundaryOf(patch);
    const { tint, ink = this.ink, midrib } = engraving;
    if (tint !== undefined) {
      const [x0, y0] = patch(0, 0);
      const [x1, y1] = patch(1, 0);
      this.#area(thinnedRing(boundary), this.#wash(tint, [x0, y0], [x1, y1]));
    }
    let path = this.#hatching(patch, engraving);
    const weight = Math.min(1.25, this.coarseness);
    const edge = engraving.edge === undefined ? ([0.4, 0.75] as const) : engraving.edge;
    if (edge !== null) path += outline(boundary, patch(0.5, 0), [edge[0] * weight, edge[1] * weight]);
    if (midrib !== undefined) path += rib(patch, midrib * weight);
    this.#mark(path, ink);
  }

  /** Draws only a family of lines on a surface. */
  hatch(form: Patch, lines: HatchLines, style: HatchStyle & { readonly ink?: string } = {}): void {
    const closest = (style.closest ?? 1.7) * this.coarseness;
    const path = hatchPath(this.#stances.reduce(placedPatch, form), lines, { ...style, closest });
    this.#mark(path, style.ink ?? this.ink);
  }

  /** Draws one line; its width may vary along it (`t` in 0–1). */
  line(points: readonly Point[], width: number | ((t: number) => number), ink: string = this.ink): void {
    const last = Math.max(1, points.length - 1);
    const widths = points.map((_, i) => (typeof width === 'number' ? width : width(i / last)) * this.#scale());
    this.#mark(swelledLine(this.#moved(points), widths), ink);
  }

  /** Draws many lines of one ink as one path: smaller in the file than separate ones. */
  lines(strokes: readonly (readonly [points: readonly Point[], widths: readonly number[]])[], ink = this.ink): void {
    const scale = this.#scale();
    const cut = strokes.map(([points, widths]) =>
      thinnedLine(
        this.#moved(points),
        widths.map(width => width * scale),
        0.1,
      ),
    );
    this.#mark(cut.join(''), ink);
  }

  /** Draws a line along a curve. */
  curve(curve: CubicNumbers, width: number | ((t: number) => number), ink: string = this.ink): void {
    this.line(
      range(19).map(i => bezierAt(curve, i / 18)),
      width,
      ink,
    );
  }

  /** Tints an area; the wash runs from one point to another. */
  area(
    points: readonly Point[],
    tint: Tint,
    wash: readonly [from: Point, to: Point] = [
      [0, 0],
      [1, 0],
    ],
  ): void {
    const [from, to] = this.#moved(wash);
    this.#area(this.#moved(points), this.#wash(tint, from ?? [0, 0], to ?? [1, 0]));
  }

  /** A round dot with a rim. */
  dot(centre: Point, radius: number, fill: string, rim?: { readonly ink: string; readonly width: number }): void {
    const [[cx, cy] = [0, 0]] = this.#moved([centre]);
    const scale = this.#scale();
    this.raw(
      tag('circle', {
        cx,
        cy,
        r: radius * scale,
        fill,
        stroke: rim?.ink,
        'stroke-width': rim && rim.width * scale,
      }),
    );
  }

  /** Adds finished SVG to the sheet, in px. */
  raw(svg: string): void {
    this.#impression.parts.push(`<g transform="scale(${GRID})">${svg}</g>`);
  }

  /** The result: washes and everything drawn so far. */
  svg(): string {
    const { parts, washes } = this.#impression;
    const definitions = washes.length === 0 ? '' : tag('defs', {}, ...washes);
    return `${definitions}<g transform="scale(${1 / GRID})">${parts.join('')}</g>`;
  }

  #hatching(patch: Patch, engraving: Engraving): string {
    const style = { ...engraving, closest: (engraving.closest ?? 1.7) * this.coarseness };
    const pitch = (engraving.pitch ?? 2.5) * this.coarseness;
    const size = measure(patch);
    switch (engraving.hatch ?? 'along') {
      case 'along':
        return hatchPath(patch, along(size, pitch, engraving), style);
      case 'across':
        return hatchPath(patch, across(size, pitch, engraving), style);
      case 'crossed': {
        const deep = { ...style, threshold: (engraving.threshold ?? 0.2) + 0.32 };
        return (
          hatchPath(patch, along(size, pitch, engraving), style) +
          hatchPath(patch, across(size, pitch, engraving), deep)
        );
      }
      case 'veins':
        return ([-1, 1] as const).map(half => hatchPath(patch, veins(size, pitch, engraving, half), style)).join('');
    }
  }

  #wash(tint: Tint, from: Point, to: Point): string {
    if (typeof tint === 'string') return tint;
    const { washes } = this.#impression;
    const id = `${this.#id}${washes.length}`;
    const stops = tint.map((colour, i) => tag('stop', { offset: i / (tint.length - 1), 'stop-color': colour }));
    const whole = (value: number) => Math.round(value * GRID);
    const [x1, y1, x2, y2] = [whole(from[0]), whole(from[1]), whole(to[0]), whole(to[1])];
    washes.push(tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, ...stops));
    return `url(#${id})`;
  }

  #area(points: readonly Point[], fill: string): void {
    this.#impression.parts.push(tag('path', { d: outlinePath(points), fill }));
  }

  #mark(path: string, ink: string): void {
    if (path !== '') this.#impression.parts.push(tag('path', { d: path, fill: ink }));
  }

  #scale(): number {
    return this.#stances.reduce((scale, stance) => scale * (stance.scale ?? 1), 1);
  }

  #moved(points: readonly Point[]): readonly Point[] {
    const maps = this.#stances.map(placementMap);
    return points.map(([x, y]) => {
      const [mx, my] = maps.reduce<Point3>((point, map) => map(point), [x, y, 0]);
      return [mx, my];
    });
  }
}

interface Size {
  readonly length: number;
  readonly width: number;
}

function measure(patch: Patch): Size {
  let length = 0;
  let width = 0;
  let before = patch(0, 0);
  for (let i = 1; i <= 10; i += 1) {
    const here = patch(i / 10, 0);
    length += Math.hypot(here[0] - before[0], here[1] - before[1]);
    before = here;
    const [left, right] = [patch(i / 10, -1), patch(i / 10, 1)];
    width = Math.max(width, Math.hypot(left[0] - right[0], left[1] - right[1]));
  }
  return { length, width };
}

function along({ length, width }: Size, pitch: number, { from = 0.02, to = 0.985, bow = 0 }: Engraving): HatchLines {
  const count = Math.max(3, Math.ceil(width / pitch));
  return {
    count,
    steps: Math.round(clamp(length / 6, 6, 36)),
    at: (j, t) => {
      const v = -1 + (2 * (j + 0.5)) / count;
      return [lerp(from, to, t), v + bow * t * (1 - v * v)];
    },
  };
}

function across({ length, width }: Size, pitch: number, { isRound = false, bow = 0 }: Engraving): HatchLines {
  const count = Math.max(3, Math.ceil(length / pitch));
  return {
    count,
    steps: Math.round(clamp(width / 4, 5, 24)),
    at: (j, t) => {
      const v = isRound ? Math.sin((t - 0.5) * Math.PI) * 0.985 : lerp(-0.97, 0.97, t);
      return [clamp((j + 0.5) / count + bow * (1 - v * v)), v];
    },
  };
}

function veins(
  { length, width }: Size,
  pitch: number,
  { slope = 0.32, veinSteps }: Engraving,
  half: 1 | -1,
): HatchLines {
  const count = Math.max(4, Math.ceil(length / pitch));
  return {
    count,
    steps: veinSteps ?? Math.round(clamp(width / 9, 4, 14)),
    at: (j, t) => {
      const a = (j + 0.3) / count;
      return [clamp(a + slope * t ** 1.25 * (1 - a) * 1.1), half * lerp(0.03, 0.97, t)];
    },
  };
}
