import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DRAWN_PATTERNS } from '@kotohogi/themes/drawn-patterns';
import { SINGLE_PIECES } from '@kotohogi/themes/pattern-pieces';
import { describe, expect, it } from 'vitest';
import { drawingHash, readRasterRecord } from './artwork/rasterise.ts';
import { rastersToMake, renderArtwork, STATIC_DIR } from './build-artwork.ts';

const drawn = renderArtwork();
// Drawing all patterns takes seconds, so this is done once for all tests.
const rasters = rastersToMake();
const read = (file: string) => readFileSync(path.join(STATIC_DIR, file), 'utf8');
const gzipKb = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** The six patterns have about two hundred drawings. */
const REDRAWN_WITHIN_MS = 120_000;

const patterns = Object.keys(DRAWN_PATTERNS);
/** Pieces used only by mail programs and link previews, as separate PNG files. */
const NEVER_SHOWN = /\/(mail-header|link-preview)\.svg$/;

/** Maximum size of a delivered file, kB, SVG gzipped (docs/product/pattern.md#what-comes-with-it). */
const BUDGETS_KB: readonly (readonly [piece: RegExp, kb: number])[] = [
  [/\/(hero|extra)[\w-]*-375\./, 90],
  [/\/(hero|extra)[\w-]*-768\./, 120],
  [/\/(hero|extra)[\w-]*-1280\./, 160],
  [/\/stamp-/, 8],
  [/\/tree\.svg/, 30],
  [/\/(slate|tree)\./, 60],
  [/\/(leaf|petal)-/, 4],
  [/./, 40],
];
const budgetOf = (file: string) => BUDGETS_KB.find(([piece]) => piece.test(file))?.[1] ?? 0;
const shown = patterns.flatMap(pattern =>
  readdirSync(path.join(STATIC_DIR, pattern))
    .map(name => `${pattern}/${name}`)
    .filter(file => /\.(svg|webp|avif)$/.test(file) && !NEVER_SHOWN.test(file)),
);
const weightKb = (file: string) =>
  file.endsWith('.svg') ? gzipKb(read(file)) : readFileSync(path.join(STATIC_DIR, file)).length / 1000;

describe('the committed artwork', () => {
  it('is exactly what the generators draw', () => {
    for (const [file, svg] of drawn)
      expect(read(file) === svg, `${file} is stale: run node tools/build-artwork.ts`).toBe(true);
    const made = rasters.length;
    expect(drawn.size + made).toBeGreaterThanOrEqual(patterns.length * (SINGLE_PIECES.length + 16) + 4);
  });

  it('has no SVG file that no generator draws', () => {
    const committed = [...patterns, 'brand'].flatMap(folder =>
      readdirSync(path.join(STATIC_DIR, folder)).map(name => `${folder}/${name}`),
    );
    expect(committed.filter(file => file.endsWith('.svg')).toSorted()).toEqual([...drawn.keys()].toSorted());
  });

  it(
    'draws the same bytes again',
    () => {
      expect([...renderArtwork()]).toEqual([...drawn]);
    },
    REDRAWN_WITHIN_MS,
  );

  it.each(patterns)('has every bitmap of %s, made from the current drawing', async pattern => {
    const record = await readRasterRecord(STATIC_DIR, pattern);
    const wanted = rasters.filter(raster => raster.pattern === pattern);
    expect(record).toEqual(Object.fromEntries(wanted.map(({ piece, svg }) => [piece, drawingHash(svg)])));
    const files = readdirSync(path.join(STATIC_DIR, pattern)).filter(name => /\.(webp|avif)$/.test(name));
    expect(files.toSorted()).toEqual(wanted.map(({ piece, format }) => `${piece}.${format}`).toSorted());
  });

  it.each(shown)('keeps %s within its budget', file => {
    expect(weightKb(file)).toBeLessThanOrEqual(budgetOf(file));
  });

  it.each(patterns)('keeps the mail header of %s within 40 kB', pattern => {
    expect(readFileSync(path.join(STATIC_DIR, pattern, 'mail-header.png')).length).toBeLessThanOrEqual(40_000);
  });

  it.each([...drawn.keys()])('uses no external resource and no filter in %s', file => {
    const svg = drawn.get(file) ?? '';
    expect(svg).toMatch(/^<svg [^>]*viewBox="[\d. -]+"/);
    // Filters blur in Safari at high pixel ratios; text would need a font; a link would need a host.
    expect(svg).not.toMatch(/<(filter|text|image|script|style|foreignObject)\b/);
    expect(svg.replace('http://www.w3.org/2000/svg', '').replace('http://www.w3.org/1999/xlink', '')).not.toMatch(
      /https?:/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
