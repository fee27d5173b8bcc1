import sharp from 'sharp';

/** A drawing on a page: SVG text, and where it lies (points). */
export interface SceneDrawing {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Turned over its upright or its level middle line. */
  readonly mirror?: 'x' | 'y' | 'both';
}

/** A photograph on a page, cut to its frame around its middle (points). */
export interface ScenePhoto {
  readonly photo: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies on a page; what comes later lies on top. */
export type ScenePart = SceneDrawing | ScenePhoto;

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** #rrggbb */
  readonly paper: string;
  readonly parts: readonly ScenePart[];
}

/** What the renderer calls one inch of SVG px. */
const SVG_DPI = 72;

async function draw({ svg, width, mirror }: SceneDrawing, perPoint: number) {
  const pixels = Math.max(1, Math.round(width * perPoint));
  const source = Buffer.from(svg);
  const { width: drawn = pixels } = await sharp(source, { density: SVG_DPI }).metadata();
  // Drawn at its size on paper, never enlarged afterwards.
  const density = Math.min(2400, Math.max(SVG_DPI, (SVG_DPI * pixels) / drawn));
  const picture = sharp(source, { density, limitInputPixels: false }).resize({ width: pixels });
  if (mirror === 'x' || mirror === 'both') picture.flop();
  if (mirror === 'y' || mirror === 'both') picture.flip();
  return await picture.png({ compressionLevel: 1 }).toBuffer();
}

async function develop({ photo, width, height }: ScenePhoto, paper: string, perPoint: number) {
  const size = { width: Math.round(width * perPoint), height: Math.round(height * perPoint) };
  return await sharp(photo).flatten({ background: paper }).resize(size).png({ compressionLevel: 1 }).toBuffer();
}

/**
 * Paints the ground of a page, drawings and all, as one JPEG of `dpi`: patterns may use whatever SVG can do, and no seam
 * shows between a picture and the paper around it.
 */
export async function paintScene({ width, height, paper, parts }: Scene, dpi: number): Promise<Buffer> {
  const perPoint = dpi / 72;
  const [pixelWidth, pixelHeight] = [Math.round(width * perPoint), Math.round(height * perPoint)];
  const layers = [];
  for (const part of parts) {
    const [left, top] = [Math.round(part.x * perPoint), Math.round(part.y * perPoint)];
    const input = 'photo' in part ? await develop(part, paper, perPoint) : await draw(part, perPoint);
    layers.push({ input, left, top });
  }
  return await sharp({ create: { width: pixelWidth, height: pixelHeight, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
