import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { PREVIEW_PLACES, type PreviewPlace } from '@kotohogi/themes/preview-places';
import sharp from 'sharp';
import { type Outliner, openOutliner } from '../../platform/print/outline.ts';
import { drawnPattern, printColours } from '../../platform/print/pattern-artwork.ts';
import type { LinkPreview } from './view.link.ts';

/** The size of a link's picture in LINE, mail programs and social networks. */
const [WIDTH, HEIGHT] = [1200, 630];
const TITLE_PX = 92;
/** If long names had to shrink below this share, they are set on two lines. */
const LEAST_SHARE = 0.6;
const FONTS = path.join(import.meta.dirname, '../../../../../packages/themes/static/fonts');

const KIND = { ja: '結婚式のご案内', en: 'Wedding Invitation' } as const;

/** Position of the photo, framed as a print, on the picture; the text avoids it. */
interface PhotoPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Position of the text next to the photo, if it differs from the usual one. */
  readonly text?: Pick<PreviewPlace, 'left' | 'top' | 'width'>;
}

/** Positions where the photo hides least of a drawing, or hides completely what must not be half visible. */
const PHOTO_PLACES: Readonly<Record<DesignPattern, PhotoPlace>> = {
  natural: { left: 806, top: 52, width: 308, height: 396 },
  marine: { left: 720, top: 62, width: 360, height: 480 },
  'tropical-pop': { left: 252, top: 100, width: 340, height: 430 },
  'vintage-tropical-flower': { left: 776, top: 96, width: 314, height: 420 },
  'classic-noble': {
    ...{ left: 700, top: 92, width: 308, height: 444 },
    text: { left: 172, top: 232, width: 490 },
  },
  stylish: { left: 738, top: 84, width: 288, height: 384 },
};
const MAT = 14;
const GAP = 20;
const LINE = 1.06;
/** Height of a kind, a title on one line, the names as written, and a date. */
const USUAL_HEIGHT = 263;

const grounds = new Map<DesignPattern, Promise<Buffer>>();

/** The drawing of a pattern without text; rendered once. */
function groundOf(pattern: DesignPattern): Promise<Buffer> {
  const known = grounds.get(pattern);
  if (known !== undefined) return known;
  const drawn = drawnPattern(pattern).then(({ pieces }) =>
    sharp(Buffer.from(pieces['link-preview']()), { density: 72 }).resize(WIDTH, HEIGHT).png().toBuffer(),
  );
  // A failed rendering may succeed the next time.
  drawn.catch(() => grounds.delete(pattern));
  grounds.set(pattern, drawn);
  return drawn;
}

interface Line {
  readonly parts: readonly { readonly text: string; readonly colour: string }[];
  readonly size: number;
  readonly face: 'display' | 'mincho';
  readonly spacing?: number;
}

/** The width of a line, and its outlines from a left edge. */
function setLine({ width, line }: Outliner, { parts, ...setting }: Line) {
  const widths = parts.map(({ text }) => width(text, setting));
  return {
    width: widths.reduce((sum, one) => sum + one, 0),
    at: (x: number, y: number) => {
      let left = x;
      return parts.map(({ text, colour }, index) => {
        const shapes = line(text, { x: left, y }, setting);
        left += widths[index] ?? 0;
        return `<g fill="${colour}">${shapes}</g>`;
      });
    },
  };
}

/** Scales a line down to fit. */
function fitted(outliner: Outliner, line: Line, room: number): Line {
  const share = Math.min(1, room / Math.max(1, setLine(outliner, line).width));
  return { ...line, size: line.size * share, spacing: (line.spacing ?? 0) * share };
}

/** The two names on one line, or on two if they are long. */
function titleLines(outliner: Outliner, names: readonly string[], place: PreviewPlace): Line[] {
  const { colour, accent, width } = place;
  const [first = '', second] = names;
  const part = (text: string) => ({ text, colour: text.trim() === '&' ? accent : colour });
  const rows = (texts: readonly (readonly string[])[], most: number): Line[] => {
    const lines = texts.map(row => ({ parts: row.map(part), face: 'display' as const }));
    const widest = Math.max(...lines.map(line => setLine(outliner, { ...line, size: most }).width));
    const size = most * Math.min(1, width / widest);
    return lines.map(line => ({ ...line, size }));
  };
  if (second === undefined) return rows([[first]], TITLE_PX);
  const whole = rows([[first, ' & ', second]], TITLE_PX);
  if ((whole[0]?.size ?? 0) >= TITLE_PX * LEAST_SHARE) return whole;
  return rows([[first], ['& ', second]], TITLE_PX * 0.74);
}

/** Sets all text of the picture, line by line, centered around the usual height. */
function drawText(outliner: Outliner, preview: LinkPreview, place: PreviewPlace): string {
  const { language, names, written, date } = preview;
  const { colour, accent, left, top, width, align } = place;
  const ja = language === 'ja';
  const small = (text: string, size: number, tint: string, spacing: number): Line[] =>
    text === '' ? [] : [{ parts: [{ text, colour: tint }], size, face: 'mincho', spacing }];
  const lines: Line[] = [
    ...(ja
      ? small(KIND.ja, 30, accent, 7)
      : [{ parts: [{ text: KIND.en, colour: accent }], size: 40, face: 'display' as const }]),
    ...titleLines(outliner, names, place),
    ...small(written, 32, colour, 5),
    // The display fonts have old-style figures whose 1 looks like an I, so the date uses another font.
    ...small(date, ja ? 34 : 32, accent, ja ? 3 : 1),
  ];
  const fitting = lines.map(line => fitted(outliner, line, width));
  const height = fitting.reduce((sum, line) => sum + line.size * LINE + GAP, -GAP);
  const spare = USUAL_HEIGHT - height;
  // Lower text is centered; higher text grows upward, because drawings are below.
  let y = top + (spare > 0 ? spare / 2 : spare) - GAP;
  const shapes = fitting.flatMap(line => {
    y += line.size * LINE + GAP;
    const set = setLine(outliner, line);
    return set.at(align === 'left' ? left : left + (width - set.width) / 2, y);
  });
  return shapes.join('');
}

/** The photo as a print with a white edge and a shadow. */
async function printOf(photo: Buffer, { left, top, width, height }: PhotoPlace, mat: string) {
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter></defs><rect x="${left - MAT}" y="${top - MAT + 10}" width="${width + 2 * MAT}" height="${height + 2 * MAT}" fill="#000" fill-opacity=".22" filter="url(#s)"/><rect x="${left - MAT}" y="${top - MAT}" width="${width + 2 * MAT}" height="${height + 2 * MAT}" fill="${mat}"/></svg>`;
  const picture = await sharp(photo).rotate().resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer();
  return [
    { input: Buffer.from(edge), left: 0, top: 0 },
    { input: picture, left, top },
  ];
}

/** Draws the picture of a link preview, 1200 × 630, in the pattern of the wedding. */
export async function linkPicture(preview: LinkPreview, photo: Buffer | undefined): Promise<Buffer> {
  const { pattern, language, names, written, date } = preview;
  const usual = PREVIEW_PLACES[pattern];
  const photoPlace = PHOTO_PLACES[pattern];
  const place = photo === undefined ? usual : { ...usual, ...photoPlace.text };
  const display = usual.face === undefined ? undefined : await readFile(path.join(FONTS, `${usual.face}.woff2`));
  const [ground, outliner] = await Promise.all([
    groundOf(pattern),
    openOutliner(
      [...names, written, date, KIND[language], '&'],
      display && { bytes: display, title: names.join(' & ') },
    ),
  ]);
  const textSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawText(outliner, preview, place)}</svg>`;
  const prints = photo === undefined ? [] : await printOf(photo, photoPlace, printColours(pattern).paper);
  return await sharp(ground)
    .composite([...prints, { input: Buffer.from(textSvg), left: 0, top: 0 }])
    .png({ palette: photo === undefined, quality: 90, compressionLevel: 9 })
    .toBuffer();
}
