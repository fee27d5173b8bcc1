import type { PosterSize } from '@kotohogi/domain/congratulation/types';
import { openDocument } from '../../platform/print/document.ts';
import { drawnPattern, figuresOf, printColours, setFitting, setTitle } from '../../platform/print/pattern-artwork.ts';
import { paintScene } from '../../platform/print/scene.ts';
import type { Keepsake } from './view.keepsake.ts';
import { drawLeaves, treePages, treeParts } from './view.print.ts';

/** ISO 216, in points. */
const PAPER: Readonly<Record<PosterSize, readonly [number, number]>> = { A4: [595.28, 841.89], A2: [1190.55, 1683.78] };
/** Sharp at the usual viewing distance of each size. */
const DPI: Readonly<Record<PosterSize, number>> = { A4: 220, A2: 150 };

const TEXTS = {
  ja: { title: 'みなさまからの葉', count: (n: number) => `${n}枚の葉に、お祝いの言葉をこめて` },
  en: { title: 'The leaves you gave us', count: (n: number) => (n === 1 ? 'one leaf' : `${n} leaves`) },
} as const;

/** Positions on a poster, as shares of its width or height. */
const PLACE = { names: 0.112, date: 0.148, tree: 0.182, treeWidth: 0.88, foot: 0.925, corner: 0.27 } as const;

/** Everything the poster may set. */
const textsOf = (kept: Keepsake) => [
  ...kept.title,
  ...kept.names,
  kept.place,
  ...kept.leaves.map(leaf => leaf.shownName),
  Object.values(TEXTS)
    .map(text => `${text.title}${text.count(1234567890)}`)
    .join(''),
  '…／・&',
];

async function paintGround(kept: Keepsake, size: PosterSize): Promise<Buffer> {
  const [width, height] = PAPER[size];
  const { pieces, tree: kit } = await drawnPattern(kept.pattern);
  const corner = width * PLACE.corner;
  const treeWidth = width * PLACE.treeWidth;
  return await paintScene(
    {
      width,
      height,
      paper: printColours(kept.pattern).paper,
      parts: [
        { svg: pieces.corner(), x: 0, y: 0, width: corner },
        { svg: pieces.corner(), x: width - corner, y: 0, width: corner, mirror: 'x' },
        ...treeParts(pieces, kit, { x: (width - treeWidth) / 2, y: height * PLACE.tree, width: treeWidth }),
      ],
    },
    DPI[size],
  );
}

/** The anniversary tree with every leaf as a poster; a tree of several pages has as many sheets. */
export async function posterPdf(kept: Keepsake, size: PosterSize): Promise<Buffer> {
  const [width, height] = PAPER[size];
  const text = TEXTS[kept.language];
  const { ink, line } = printColours(kept.pattern);
  const { tree: kit } = await drawnPattern(kept.pattern);
  const title = `${kept.title.join(' & ')} – ${text.title}`;
  const pdf = await openDocument({ size: [width, height], title, language: kept.language, texts: textsOf(kept) });
  const { doc } = pdf;
  const ground = await paintGround(kept, size);
  const pages = treePages(kept, kit);
  const middle = width / 2;
  const em = width / 100;
  for (const [index, leaves] of pages.entries()) {
    doc.addPage();
    doc.image(ground, 0, 0, { width, height });
    setTitle(pdf, kept, { x: middle, baseline: height * PLACE.names, room: width * 0.5, size: em * 7.6 });
    pdf.line(figuresOf(kept), middle, height * PLACE.date, {
      size: em * 2.6,
      face: 'display',
      colour: ink,
      align: 'middle',
      spacing: em * 0.5,
    });
    const treeWidth = width * PLACE.treeWidth;
    drawLeaves(pdf, kept, kit, { leaves, x: (width - treeWidth) / 2, y: height * PLACE.tree, width: treeWidth });
    const foot = height * PLACE.foot;
    doc
      .moveTo(middle - em * 5, foot - em * 4.4)
      .lineTo(middle + em * 5, foot - em * 4.4)
      .lineWidth(em * 0.08)
      .stroke(line);
    if (kept.leaves.length > 0) {
      const settings = { size: em * 2, colour: ink, align: 'middle', spacing: em * 0.2 } as const;
      pdf.line(text.count(kept.leaves.length), middle, foot, settings);
    }
    const under = pages.length > 1 ? `${kept.place}  ${index + 1} / ${pages.length}` : kept.place;
    const place = { x: middle, baseline: foot + em * 3.4, room: width * 0.8 };
    setFitting(pdf, under, place, { size: em * 1.5, colour: ink, spacing: em * 0.1 });
  }
  return await pdf.finish();
}
