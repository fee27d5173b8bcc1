import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RasterFormat } from '@kotohogi/themes/pattern-pieces';
import sharp from 'sharp';
import { launchBrowser } from './browser.ts';

/** A drawing and the bitmap file it becomes. */
export interface Raster {
  readonly pattern: string;
  readonly piece: string;
  readonly format: RasterFormat;
  readonly svg: string;
}

/** The hash of the drawing behind each bitmap of a pattern, so that a stale bitmap is detected. */
export const RASTER_RECORD = 'rasters.json';

/** Bitmap pixels per px of the drawing: phone screens are dense, wide screens rarely. */
const PIXEL_RATIOS: readonly (readonly [piece: RegExp, ratio: number])[] = [
  [/-1280$|^slate$|^player-frame$/, 1],
  [/-768$|^error$|^vignette$|^corner/, 1.5],
];
const DENSE = 2;

/** The hash of a drawing. */
export function drawingHash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('the drawing has no viewBox');
  return { width: Math.ceil(Number(width)), height: Math.ceil(Number(height)) };
}

/**
 * Renders drawings in a browser and writes them as WebP or AVIF next to the other files, with a record of their
 * sources.
 */
export async function rasterise(staticDir: string, rasters: readonly Raster[]): Promise<void> {
  if (rasters.length === 0) return;
  const browser = await launchBrowser();
  try {
    const records = new Map<string, Record<string, string>>();
    for (const { pattern, piece, format, svg } of rasters) {
      const size = sizeOf(svg);
      const deviceScaleFactor = PIXEL_RATIOS.find(([pieces]) => pieces.test(piece))?.[1] ?? DENSE;
      const page = await browser.newPage({ viewport: size, deviceScaleFactor });
      await page.setContent(`<style>*{margin:0}svg{position:absolute;inset:0;width:100%;height:100%}</style>${svg}`);
      const painted = sharp(await page.screenshot({ omitBackground: true }));
      await page.close();
      const encoded =
        format === 'webp' ? painted.webp({ quality: 78, alphaQuality: 90, effort: 6 }) : painted.avif({ quality: 55 });
      const folder = path.join(staticDir, pattern);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${piece}.${format}`), await encoded.toBuffer());
      records.set(pattern, { ...records.get(pattern), [piece]: drawingHash(svg) });
    }
    for (const [pattern, record] of records)
      await writeFile(path.join(staticDir, pattern, RASTER_RECORD), `${JSON.stringify(record, null, 2)}\n`);
  } finally {
    await browser.close();
  }
}

/** The sources of a pattern's committed bitmaps; empty when it has none. */
export async function readRasterRecord(staticDir: string, pattern: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(staticDir, pattern, RASTER_RECORD), 'utf8').catch(() => '{}'); // why: a pattern without bitmaps has no record
  return JSON.parse(text) as Record<string, string>;
}
