import { mix } from '../drawing/colour.ts';
import { createSheet, document, type Sheet, tag } from '../drawing/svg.ts';
import type { LeafColour } from '../leaf-colours.ts';
import { type LeafMark, type LeafSize, leafPaintOf, type TreeKit } from './kit.ts';

interface DrawnLeaf {
  readonly colour: LeafColour;
  readonly size: LeafSize;
  /** 1 to the pattern's leaf count: the variant. */
  readonly number?: number;
}

/** Draws a blank leaf: shadow, stalk, blade with its wash and rim, marks. The center of the blade is the origin. */
export function drawLeaf(sheet: Sheet, kit: TreeKit, { colour, size, number = 1 }: DrawnLeaf): string {
  const { light, deep, ink } = leafPaintOf(kit, colour);
  const paints: Readonly<Record<LeafMark['paint'], string>> = { white: '#ffffff', light, deep, ink };
  const { blade, stalk, marks } = kit.shape(size, number);
  const { colour: shade, opacity, dx, dy } = kit.shadow;
  const lit = () =>
    sheet.linear(
      [
        [0, mix(light, '#ffffff', 0.22)],
        [0.45, light],
        [1, deep],
      ],
      { x1: 0, y1: 0, x2: 0.9, y2: 1 },
    );
  return [
    tag('path', { d: blade, fill: shade, opacity, transform: `translate(${dx} ${dy})` }),
    stalk === ''
      ? ''
      : tag('path', {
          d: stalk,
          fill: 'none',
          stroke: deep,
          'stroke-width': kit.stalkWidth,
          'stroke-linecap': 'round',
        }),
    tag('path', {
      d: blade,
      fill: kit.wash === 'flat' ? light : lit(),
      stroke: paints[kit.rim.paint],
      'stroke-width': kit.rim.width,
      'stroke-linejoin': 'round',
    }),
    ...marks.map(({ d, paint, width, opacity: markOpacity }) =>
      width === undefined
        ? tag('path', { d, fill: paints[paint], 'fill-opacity': markOpacity })
        : tag('path', {
            d,
            fill: 'none',
            stroke: paints[paint],
            'stroke-width': width,
            'stroke-opacity': markOpacity,
            'stroke-linecap': 'round',
          }),
    ),
  ].join('');
}

/** One blank slim leaf, 76 × 40, to show next to a message; upright ones are turned horizontal. */
export function leafAlone(kit: TreeKit, colour: LeafColour): () => string {
  return () => {
    const sheet = createSheet();
    const leaf = drawLeaf(sheet, kit, { colour, size: 'slim', number: 3 });
    const lain = kit.isVertical === true ? tag('g', { transform: 'rotate(-90)' }, leaf) : leaf;
    return document([-41, -19, 76, 40], sheet, lain);
  };
}
