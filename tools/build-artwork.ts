/**
 * Draws all artwork of the themes and writes it to packages/themes/static.
 *
 *   node tools/build-artwork.ts                    SVG files and, using a browser, the bitmaps
 *   node tools/build-artwork.ts --only marine      only the folder of this pattern
 *   node tools/build-artwork.ts --svg              SVG files only (no browser needed)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { favicon, knotMark, looseCord } from '@kotohogi/themes/brand/marks';
import { DRAWN_PATTERNS } from '@kotohogi/themes/drawn-patterns';
import type { ArtworkPiece } from '@kotohogi/themes/pattern-pieces';
import { type Config, optimize } from 'svgo';
import { photographArtwork } from './artwork/photograph.ts';
import { type Raster, rasterise } from './artwork/rasterise.ts';

/** Output folder: the web build serves it as /art. */
export const STATIC_DIR = path.join(import.meta.dirname, '../packages/themes/static');

/** Drawings with curves so large that a precision of a tenth of a px is enough. */
const LARGE = /\/(hero|extra|vignette|corner|divider|player|slate|tree|error|mail|link|stamp-flower|stamp-heart)/;

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
            // Adjacent washes are translucent, so merging their paths would change the image.
            mergePaths: false,
          },
        },
      },
    ],
  };
}

/** Every drawing of the patterns with its folder. */
function drawings(): readonly (readonly [pattern: string, piece: string, draw: () => string])[] {
  return Object.entries(DRAWN_PATTERNS).flatMap(([pattern, { pieces }]) =>
    Object.entries(pieces).flatMap(([piece, draw]) => (draw === undefined ? [] : [[pattern, piece, draw] as const])),
  );
}

const formatOf = (pattern: string, piece: string) =>
  Object.entries(DRAWN_PATTERNS).find(([name]) => name === pattern)?.[1].rasters[piece as ArtworkPiece];

/** Draws every SVG file: path below static/ → text. Deterministic. */
export function renderArtwork(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, svg: string) => files.set(file, `${optimize(svg, svgoConfig(file)).data}\n`);
  for (const [pattern, piece, draw] of drawings())
    if (formatOf(pattern, piece) === undefined) add(`${pattern}/${piece}.svg`, draw());
  add('brand/knot.svg', knotMark('knot'));
  add('brand/knot-small.svg', knotMark('small'));
  add('brand/favicon.svg', favicon());
  add('brand/error.svg', looseCord());
  return files;
}

/** The bitmaps to deliver: each drawing with the file it becomes. */
export function rastersToMake(): readonly Raster[] {
  return drawings().flatMap(([pattern, piece, draw]) => {
    const format = formatOf(pattern, piece);
    return format === undefined ? [] : [{ pattern, piece, format, svg: draw() }];
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { svg: { type: 'boolean' }, only: { type: 'string' } } });
  const isWanted = (file: string) => values.only === undefined || file.startsWith(`${values.only}/`);
  for (const [file, svg] of renderArtwork()) {
    if (!isWanted(file)) continue;
    const target = path.join(STATIC_DIR, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, svg);
  }
  if (values.svg === true) return;
  await rasterise(
    STATIC_DIR,
    rastersToMake().filter(({ pattern }) => isWanted(`${pattern}/`)),
  );
  await photographArtwork(STATIC_DIR, isWanted);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
