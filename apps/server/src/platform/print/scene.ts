import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A drawing on a page: SVG text, and its position (points). */
export interface SceneDrawing {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Mirrored horizontally, vertically or both. */
  readonly mirror?: 'x' | 'y' | 'both';
}

/** A photo on a page, cropped to its frame from the center (points). */
export interface ScenePhoto {
  readonly photo: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The parts of a page; later ones are on top. */
export type ScenePart = SceneDrawing | ScenePhoto;

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** #rrggbb */
  readonly paper: string;
  readonly parts: readonly ScenePart[];
}

/** The renderer's number of SVG px per inch. */
const SVG_DPI = 72;

async function draw({ svg, width, mirror }: SceneDrawing, perPoint: number) {
  const pixels = Math.max(1, Math.round(width * perPoint));
  const source = Buffer.from(svg);
  const { width: drawn = pixels } = await sharp(source, { density: SVG_DPI }).metadata();
  // Rendered at its printed size, never enlarged afterwards.
  const density = Math.min(2400, Math.max(SVG_DPI, (SVG_DPI * pixels) / drawn));
  const picture = sharp(source, { density, limitInputPixels: false }).resize({ width: pixels });
  if (mirror === 'x' || mirror === 'both') picture.flop();
  if (mirror === 'y' || mirror === 'both') picture.flip();
  const { data: input, info: raw } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input, raw };
}

async function develop({ photo, width, height }: ScenePhoto, paper: string, perPoint: number) {
  const size = { width: Math.round(width * perPoint), height: Math.round(height * perPoint) };
  return await sharp(photo).flatten({ background: paper }).resize(size).png({ compressionLevel: 1 }).toBuffer();
}

async function render({ width, height, paper, parts }: Scene, dpi: number): Promise<Buffer> {
  const perPoint = dpi / 72;
  const [pixelWidth, pixelHeight] = [Math.round(width * perPoint), Math.round(height * perPoint)];
  const layers = [];
  for (const part of parts) {
    const [left, top] = [Math.round(part.x * perPoint), Math.round(part.y * perPoint)];
    const layer = 'photo' in part ? { input: await develop(part, paper, perPoint) } : await draw(part, perPoint);
    layers.push({ ...layer, left, top });
  }
  return await sharp({ create: { width: pixelWidth, height: pixelHeight, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The latest backgrounds: a background without a photo is the same for every couple of a pattern. */
const latest = new Map<string, Promise<Buffer>>();
/** Three of each pattern, of at most 1 MB each. */
const KEPT_BACKGROUNDS = 18;

function remember(key: string, picture: Promise<Buffer>): Promise<Buffer> {
  latest.delete(key);
  latest.set(key, picture);
  for (const oldest of latest.keys()) {
    if (latest.size <= KEPT_BACKGROUNDS) break;
    latest.delete(oldest);
  }
  return picture;
}

/**
 * Renders the background of a page, drawings included, as one JPEG of `dpi`. Patterns may then use any SVG feature, and
 * no seam is visible between a picture and the paper around it.
 */
export function paintScene(scene: Scene, dpi: number): Promise<Buffer> {
  if (scene.parts.some(part => 'photo' in part)) return render(scene, dpi);
  const key = createHash('sha256').update(JSON.stringify({ scene, dpi })).digest('hex');
  const known = latest.get(key);
  if (known !== undefined) return remember(key, known);
  const picture = render(scene, dpi);
  picture.catch(() => latest.delete(key));
  return remember(key, picture);
}
