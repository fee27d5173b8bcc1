/**
 * Draws every picture of the themes and writes them to packages/themes/static.
 *
 *   node tools/build-artwork.ts           SVG files and, through a browser, the PNG files
 *   node tools/build-artwork.ts --svg     SVG files only (no browser needed)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { favicon, knotMark, looseCord } from '@kotohogi/themes/brand/marks';
import { NATURAL_PIECES } from '@kotohogi/themes/natural/pieces';
import { type Config, optimize } from 'svgo';
import { photographArtwork } from './artwork/photograph.ts';

/** Where the files go: the web build serves this folder as /art. */
export const STATIC_DIR = path.join(import.meta.dirname, '../packages/themes/static');

/** Drawings whose curves are large enough that a tenth of a px is fine enough. */
const LARGE =
  /^natural\/(hero|arch|corner|divider|player|slate|tree|error|mail|link|envelope|stamp-flower|stamp-heart)/;

function svgoConfig(file: string): Config {
  return {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: LARGE.test(file) ? 1 : 2 },
            convertTransform: { floatPrecision: 2, transformPrecision: 4 },
            cleanupNumericValues: { floatPrecision: 2 },
            // Neighbouring washes are translucent: merging their paths would change the picture.
            mergePaths: false,
          },
        },
      },
    ],
  };
}

/** Draws every SVG file: its path below static/ and its text. The same text each time. */
export function renderArtwork(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, svg: string) => files.set(file, `${optimize(svg, svgoConfig(file)).data}\n`);
  for (const [piece, draw] of Object.entries(NATURAL_PIECES)) add(`natural/${piece}.svg`, draw());
  add('brand/knot.svg', knotMark('knot'));
  add('brand/knot-small.svg', knotMark('small'));
  add('brand/favicon.svg', favicon());
  add('brand/error.svg', looseCord());
  return files;
}

async function main(): Promise<void> {
  for (const [file, svg] of renderArtwork()) {
    const target = path.join(STATIC_DIR, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, svg);
  }
  if (!process.argv.includes('--svg')) await photographArtwork(STATIC_DIR);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
