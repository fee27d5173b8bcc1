import { radians } from '../drawing/curve.ts';
import { createSheet, document, type Sheet, tag } from '../drawing/svg.ts';
import { createBurin, type Print } from './engraving/burin.ts';
import { bezier, spiral } from './engraving/geometry.ts';
import { mirrored } from './ornament.ts';
import { PAINTS } from './paints.ts';

/** Size of one repeat of the damask, px. */
export const DAMASK = { width: 150, height: 250 } as const;

/** Colors of the damask: thread, ground. */
export interface Weave {
  readonly thread: string;
  readonly ground: string;
}

/** Aubergine silk, and the card's blind emboss. */
export const SILK: Weave = { thread: PAINTS.thread, ground: PAINTS.aubergine };
export const EMBOSS: Weave = { thread: '#f5eee1', ground: PAINTS.paper };

/** One motif of the damask around the origin: an ogee with acanthus, and a palmette in it. */
export function damaskMotif(sheet: Sheet, { thread, ground }: Weave): string {
  const print: Print = { foil: thread, ground, gap: 2, shadeOpacity: 0, veinWidth: 1.1 };
  const [w, h] = [DAMASK.width / 2, DAMASK.height / 2];
  const half = createBurin();
  const ogee = bezier([0, -h, 6, -h * 0.66, w, -h * 0.62, w, 0], 18);
  half.line(ogee, 4.2).line(ogee.map(([x, y]) => [x, -y] as const).toReversed(), 4.2);
  half
    .leaf(bezier([24, -86, 18, -74, 20, -60, 34, -50]), { width: 9, lobes: 4, right: 0.4 })
    .leaf(bezier([24, 86, 18, 74, 20, 60, 34, 50]), { width: 9, lobes: 4, left: 0.4 });
  const fan: readonly (readonly [angle: number, length: number, width: number])[] = [
    [74, 40, 8],
    [50, 52, 9],
    [25, 62, 10],
  ];
  for (const [angle, length, width] of fan) {
    const [c, s] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
    half.leaf(
      bezier([
        c * 10,
        14 - s * 10,
        c * length * 0.5,
        14 - s * length * 0.6,
        c * length * 0.85,
        14 - s * length * 0.8,
        c * length * 1.04,
        14 - s * length * 0.72 + angle * 0.06,
      ]),
      { width, lobes: 4 },
    );
  }
  const curl = spiral({ centre: [33, 26], radius: 9, from: 0, turn: -1, hold: 0.15, turns: 1, eye: 0.2 });
  half.line([...bezier([2, 30, 20, 44, 40, 40, 42, 26]), ...curl.slice(1)], t => 4 - 2.4 * t);
  half.leaf(bezier([8, 38, 22, 48, 26, 60, 16, 74]), { width: 9, lobes: 4, right: 0.5 });
  const middle = createBurin()
    .leaf(bezier([0, 16, 0, -10, 0, -40, 0, -68]), { width: 13, lobes: 5 })
    .leaf(bezier([0, 40, 0, 56, 0, 70, 0, 88]), { width: 8, lobes: 4 })
    .rosette([0, 24], 12, 8)
    .bead([0, -75], 2.6)
    .bead([0, -83], 1.8)
    .bead([0, -89], 1.2)
    .bead([0, 95], 2);
  return mirrored(sheet, half.print(print)) + middle.print(print);
}

/** Damask over a field in px, in a half-drop repeat, centered on `x`; the motif is scaled by `scale`. */
export function damaskField(sheet: Sheet, weave: Weave, field: DamaskField): string {
  const { width, height, scale = 1, x = width / 2 } = field;
  const href = sheet.part(damaskMotif(sheet, weave));
  const [stepX, stepY] = [DAMASK.width * scale, DAMASK.height * scale];
  const [columns, rows] = [Math.ceil(width / stepX) + 1, Math.ceil(height / stepY) + 1];
  let motifs = '';
  for (let column = -columns; column <= columns; column += 1) {
    for (let row = -1; row <= rows * 2; row += 1) {
      if ((row + column) % 2 !== 0) continue;
      const [cx, cy] = [x + (column * stepX) / 2, (row * stepY) / 2];
      if (cx < -stepX / 2 || cx > width + stepX / 2 || cy > height + stepY / 2) continue;
      motifs += tag('use', { href, transform: `translate(${cx} ${cy})scale(${scale})` });
    }
  }
  return motifs;
}

/** A field of damask, px. */
export interface DamaskField {
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
  /** Center of a motif. */
  readonly x?: number;
}

/** One repeat of the damask as a tile that joins on all sides. The ground is omitted if it is transparent. */
export function damaskTile(weave: Weave, isOpaque: boolean): string {
  const { width, height } = DAMASK;
  const sheet = createSheet();
  const href = sheet.part(damaskMotif(sheet, weave));
  const places: readonly (readonly [number, number])[] = [
    [width / 2, height / 2],
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  return document(
    [0, 0, width, height],
    sheet,
    isOpaque ? tag('rect', { width, height, fill: weave.ground }) : '',
    ...places.map(([x, y]) => tag('use', { href, x, y })),
  );
}
