import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ARTWORK_PIECES } from '@kotohogi/themes/artwork';
import { describe, expect, it } from 'vitest';
import { renderArtwork, STATIC_DIR } from './build-artwork.ts';

const drawn = renderArtwork();
const read = (file: string) => readFileSync(path.join(STATIC_DIR, file), 'utf8');
const gzipKb = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** Budgets of the delivered files, kB gz (design/interface.md). */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  'natural/hero-375.svg': 90,
  'natural/hero-frame-375.svg': 90,
  'natural/hero-1280.svg': 160,
  'natural/hero-frame-1280.svg': 160,
  'natural/tree.svg': 30,
};

describe('the committed artwork', () => {
  it('is exactly what the generators draw', () => {
    for (const [file, svg] of drawn)
      expect(read(file) === svg, `${file} is stale: run node tools/build-artwork.ts`).toBe(true);
    expect(drawn.size).toBeGreaterThanOrEqual(ARTWORK_PIECES.length + 4);
  });

  it('has no SVG file that nothing draws', () => {
    const committed = ['natural', 'brand'].flatMap(folder =>
      readdirSync(path.join(STATIC_DIR, folder)).map(name => `${folder}/${name}`),
    );
    expect(committed.filter(file => file.endsWith('.svg')).toSorted()).toEqual([...drawn.keys()].toSorted());
  });

  it('draws the same bytes again', () => {
    expect([...renderArtwork()]).toEqual([...drawn]);
  });

  it.each(Object.entries(BUDGETS_KB))('keeps %s within %d kB', (file, limit) => {
    expect(gzipKb(read(file))).toBeLessThanOrEqual(limit);
  });

  it('keeps every stamp within 8 kB', () => {
    const stamps = [...drawn.keys()].filter(file => file.includes('/stamp-'));
    expect(stamps).toHaveLength(8);
    for (const file of stamps) expect(gzipKb(read(file)), file).toBeLessThanOrEqual(8);
  });

  it('keeps the mail header within 40 kB', () => {
    expect(readFileSync(path.join(STATIC_DIR, 'natural/mail-header.png')).length).toBeLessThanOrEqual(40_000);
  });

  it.each([...drawn.keys()])('needs nothing from outside and no filter in %s', file => {
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
