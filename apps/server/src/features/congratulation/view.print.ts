import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { DrawnPattern } from '@kotohogi/themes/drawn-patterns';
import { PATTERNS } from '@kotohogi/themes/patterns';
import { type LeafMark, STAGE, type TreeKit } from '@kotohogi/themes/tree/kit';
import { layOutTree, leafNumber, type PlacedLeaf } from '@kotohogi/themes/tree/layout';
import { leafPaint } from '@kotohogi/themes/tree/leaf-colour';
import { NAME_LEADING } from '@kotohogi/themes/tree/leaf-name';
import type { PrintDocument, Setting } from '../../platform/print/document.ts';
import { printColours } from '../../platform/print/pattern-artwork.ts';
import type { ScenePart } from '../../platform/print/scene.ts';
import { signsOf } from '../../platform/print/words.ts';
import type { Keepsake } from './view.keepsake.ts';

/** A box on a page, in points. */
export interface TreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The tree without leaves, and the couple's bird on its perch (docs/product/congratulation.md#leaves). */
export function treeParts(pieces: DrawnPattern['pieces'], kit: TreeKit, box: TreeBox): readonly ScenePart[] {
  const px = box.width / STAGE.width;
  const { perch, scale, box: drawing, feet } = kit.bird;
  return [
    { svg: pieces.tree(), ...box },
    {
      svg: pieces.bird(),
      x: box.x + (perch[0] - feet[0] * scale) * px,
      y: box.y + (perch[1] - feet[1] * scale) * px,
      width: drawing.width * scale * px,
    },
  ];
}

/** A leaf on the stage with the number that determines its color and shape. */
export interface LeafOnStage {
  readonly placed: PlacedLeaf;
  readonly number: number;
}

/** The tree as every guest sees it, page by page. */
export function treePages(kept: Keepsake, kit: TreeKit): readonly (readonly LeafOnStage[])[] {
  const numbers = new Map(kept.leaves.map(leaf => [String(leaf.number), leaf.number]));
  const hung = layOutTree(
    kit,
    kept.leaves.map(({ number, shownName }) => ({ id: String(number), name: shownName })),
    kept.weddingId,
  );
  const pages = hung.map(page => page.map(placed => ({ placed, number: numbers.get(placed.id) ?? 1 })));
  return pages.length > 0 ? pages : [[]];
}

interface Blade {
  readonly kit: TreeKit;
  readonly pattern: DesignPattern;
  readonly number: number;
  readonly size: PlacedLeaf['name']['size'];
}

/** Draws a leaf without its name, centered on the origin, in px of the stage. */
function drawBlade({ doc }: PrintDocument, { kit, pattern, number, size }: Blade): void {
  const { blade, stalk, marks } = kit.shape(size, leafNumber(number - 1, PATTERNS[pattern].leafCount));
  const paint = leafPaint(kit, pattern, number);
  const paints: Readonly<Record<LeafMark['paint'], string>> = { ...paint, white: '#ffffff' };
  const { shadow, rim } = kit;
  doc.save().translate(shadow.dx, shadow.dy).path(blade).fillOpacity(shadow.opacity).fill(shadow.colour).restore();
  if (stalk !== '') {
    doc.save().path(stalk).lineCap('round').lineWidth(kit.stalkWidth).stroke(paint.deep).restore();
  }
  const { width, height } = kit.boxes[size];
  const wash = doc.linearGradient(-width / 2, -height / 2, width * 0.4, height / 2);
  wash.stop(0, paint.light).stop(0.45, paint.light).stop(1, paint.deep);
  doc
    .save()
    .path(blade)
    .fill(kit.wash === 'flat' ? paint.light : wash)
    .restore();
  doc.save().path(blade).lineJoin('round').lineWidth(rim.width).stroke(paints[rim.paint]).restore();
  for (const mark of marks) {
    doc.save().path(mark.d);
    if (mark.width === undefined) doc.fillOpacity(mark.opacity ?? 1).fill(paints[mark.paint]);
    else
      doc
        .lineCap('round')
        .lineWidth(mark.width)
        .strokeOpacity(mark.opacity ?? 1)
        .stroke(paints[mark.paint]);
    doc.restore();
  }
}

/** Characters that are set below each other in vertical text. */
const UPRIGHT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}\u3000-\u30ff\uff00-\uffef]/u;

/**
 * Sets a line from top to bottom, character by character. A line with none of these characters, such as Latin or
 * Arabic, is rotated instead.
 */
function setUpright(pdf: PrintDocument, line: string, x: number, setting: Setting & { readonly whole: string }) {
  const { size } = setting;
  if (!UPRIGHT.test(line)) {
    pdf.doc.save().translate(x, 0).rotate(90);
    pdf.line(line, 0, size * 0.36, { ...setting, align: 'middle' });
    pdf.doc.restore();
    return;
  }
  const signs = signsOf(line);
  for (const [place, sign] of signs.entries()) {
    const down = (place - (signs.length - 1) / 2) * size * 1.02;
    pdf.line(sign, x, down + size * 0.36, { ...setting, align: 'middle' });
  }
}

/** Sets the name on a leaf that is already rotated; columns of vertical names run from right to left. */
function setName(pdf: PrintDocument, { name }: PlacedLeaf, kit: TreeKit, colour: string): void {
  const { lines, fontSizePx: size } = name;
  const whole = lines.join(' ');
  for (const [index, line] of lines.entries()) {
    const across = (index - (lines.length - 1) / 2) * size * NAME_LEADING;
    if (kit.isVertical === true) setUpright(pdf, line, -across, { size, colour, whole });
    else pdf.line(line, 0, across + size * 0.36, { size, colour, whole, align: 'middle' });
  }
}

/** Draws the threads leaves hang on, if the pattern has them. */
function drawThreads(
  { doc }: PrintDocument,
  { thread }: TreeKit,
  leaves: readonly LeafOnStage[],
  colour: string,
): void {
  if (thread === undefined) return;
  for (const { placed } of leaves) {
    const [x, y] = [placed.left + placed.width / 2, placed.top + placed.height / 2];
    const [fromX, fromY] = thread([x, y]);
    doc.moveTo(fromX, fromY).lineTo(x, placed.top).lineWidth(0.5).stroke(colour);
  }
}

/** Draws leaves with their names over a tree in the same box; `x`, `y`, `width` in points. */
export function drawLeaves(
  pdf: PrintDocument,
  kept: Keepsake,
  kit: TreeKit,
  page: TreeBox & { readonly leaves: readonly LeafOnStage[] },
): void {
  const { doc } = pdf;
  const { pattern } = kept;
  doc
    .save()
    .translate(page.x, page.y)
    .scale(page.width / STAGE.width);
  drawThreads(pdf, kit, page.leaves, printColours(pattern).ink);
  for (const { placed, number } of page.leaves) {
    const { left, top, width, height, rotate, scale, name } = placed;
    doc
      .save()
      .translate(left + width / 2, top + height / 2)
      .rotate(rotate);
    doc.save().scale(scale);
    drawBlade(pdf, { kit, pattern, number, size: name.size });
    doc.restore();
    setName(pdf, placed, kit, leafPaint(kit, pattern, number).ink);
    doc.restore();
  }
  doc.restore();
}

/** Draws one small horizontal leaf next to a message: `x`, `y` are its center, `width` in points. */
export function drawLeafMark(
  pdf: PrintDocument,
  kept: Keepsake,
  kit: TreeKit,
  mark: { readonly number: number; readonly x: number; readonly y: number; readonly width: number },
): void {
  const box = kit.boxes.slim;
  const along = kit.isVertical === true ? box.height : box.width;
  pdf.doc
    .save()
    .translate(mark.x, mark.y)
    .rotate(kit.isVertical === true ? -90 : -8)
    .scale(mark.width / along);
  drawBlade(pdf, { kit, pattern: kept.pattern, number: mark.number, size: 'slim' });
  pdf.doc.restore();
}
