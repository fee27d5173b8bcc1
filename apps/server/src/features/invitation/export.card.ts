import type { Language } from '@kotohogi/contract/texts/texts';
import QRCode from 'qrcode';
import { openDocument, type PrintDocument } from '../../platform/print/document.ts';
import {
  drawnPattern,
  figuresOf,
  printColours,
  printTitle,
  setFitting,
  setTitle,
} from '../../platform/print/pattern-artwork.ts';
import { paintScene } from '../../platform/print/scene.ts';
import type { WeddingSummary } from '../wedding/index.ts';

/** A4 in points: four A6 cards, to be cut along the center lines. */
const SHEET = [595.28, 841.89] as const;
const [WIDTH, HEIGHT] = [SHEET[0] / 2, SHEET[1] / 2];
const MIDDLE = WIDTH / 2;
const DPI = 300;
/** Unprintable margin of home printers. */
const MARGIN = 17;
const CORNER = 84;
/** Four modules of the code stay free around it. */
const CODE = { top: 217, width: 120 } as const;
const CUT = 12;

const TEXTS = {
  ja: {
    title: '招待状',
    text: '画面ごしに ご参列ください',
    hint: ['スマートフォンのカメラをかざすと', '招待状がひらきます'],
  },
  en: {
    title: 'Invitation',
    text: 'Please join us online',
    hint: ['Point the camera of your phone', 'at the code to open the invitation'],
  },
} as const;

/** The content of a card. */
interface CardSource {
  readonly wedding: WeddingSummary;
  readonly url: string;
  readonly language: Language;
}

async function paintCard({ pattern }: WeddingSummary): Promise<Buffer> {
  const { pieces } = await drawnPattern(pattern);
  const { paper, line } = printColours(pattern);
  const [wide, high] = [WIDTH - MARGIN * 2, HEIGHT - MARGIN * 2];
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect x=".5" y=".5" width="${wide - 1}" height="${high - 1}" fill="none" stroke="${line}"/></svg>`;
  const parts = [
    { svg: frame, x: MARGIN, y: MARGIN, width: wide },
    { svg: pieces.corner(), x: MARGIN, y: MARGIN, width: CORNER },
    { svg: pieces.corner(), x: WIDTH - MARGIN - CORNER, y: MARGIN, width: CORNER, mirror: 'x' },
    { svg: pieces.divider(), x: MIDDLE - 62, y: 160, width: 124 },
  ] as const;
  return await paintScene({ width: WIDTH, height: HEIGHT, paper, parts }, DPI);
}

/** Draws the code as vector shapes, so that it is as sharp as the printer allows. */
function drawCode(
  { doc }: PrintDocument,
  url: string,
  place: { x: number; y: number; width: number; colour: string },
): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const side = place.width / modules.size;
  // One path: rectangles filled one by one would show hairlines between them.
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(place.x + column * side, place.y + row * side, side, side);
    }
  }
  doc.fill(place.colour);
}

function setCard(pdf: PrintDocument, { wedding, url, language }: CardSource): void {
  const { pattern, facilityName, hallName } = wedding;
  const { ink, accent } = printColours(pattern);
  const { text, hint } = TEXTS[language];
  const middle = { align: 'middle' } as const;
  const isJapanese = language === 'ja';
  setTitle(
    pdf,
    { title: printTitle(wedding.couple), pattern },
    { x: MIDDLE, baseline: 132, room: WIDTH - 84, size: 27 },
  );
  pdf.line(figuresOf(wedding), MIDDLE, 151, { ...middle, size: 10, face: 'display', colour: ink, spacing: 2 });
  pdf.line(text, MIDDLE, 200, { ...middle, size: 10.5, colour: ink, spacing: isJapanese ? 1.6 : 0.4 });
  drawCode(pdf, url, { x: MIDDLE - CODE.width / 2, y: CODE.top, width: CODE.width, colour: ink });
  for (const [index, line] of hint.entries())
    pdf.line(line, MIDDLE, 358 + index * 12, { ...middle, size: 7.5, colour: ink, spacing: isJapanese ? 0.5 : 0.1 });
  const place = [facilityName, hallName].filter(Boolean).join(' ');
  setFitting(pdf, place, { x: MIDDLE, baseline: 392, room: WIDTH - MARGIN * 2 - 16 }, { size: 7, colour: accent });
}

function markCuts({ doc }: PrintDocument, colour: string): void {
  const [width, height] = SHEET;
  doc
    .moveTo(WIDTH, 0)
    .lineTo(WIDTH, CUT)
    .moveTo(WIDTH, height - CUT)
    .lineTo(WIDTH, height);
  doc
    .moveTo(0, HEIGHT)
    .lineTo(CUT, HEIGHT)
    .moveTo(width - CUT, HEIGHT)
    .lineTo(width, HEIGHT);
  doc.lineWidth(0.4).stroke(colour);
}

/** Cards with the QR code of the invitation to enclose in paper ones: four on a sheet. */
export async function cardPdf(source: CardSource): Promise<Buffer> {
  const { wedding, language } = source;
  const { title, text, hint } = TEXTS[language];
  const names = printTitle(wedding.couple);
  const texts = [...names, wedding.facilityName, wedding.hallName, text, ...hint, '0123456789.& '];
  const [pdf, ground] = await Promise.all([
    openDocument({ size: SHEET, title: `${names.join(' & ')} – ${title}`, language, texts }),
    paintCard(wedding),
  ]);
  const { doc } = pdf;
  doc.addPage();
  for (const [x, y] of [
    [0, 0],
    [WIDTH, 0],
    [0, HEIGHT],
    [WIDTH, HEIGHT],
  ] as const) {
    doc.save().translate(x, y).image(ground, 0, 0, { width: WIDTH, height: HEIGHT });
    setCard(pdf, source);
    doc.restore();
  }
  markCuts(pdf, printColours(wedding.pattern).ink);
  return await pdf.finish();
}
