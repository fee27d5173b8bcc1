/**
 * Combines the icons of the interface into one sprite, packages/themes/static/icons.svg.
 *
 *   node tools/build-icons.ts
 *
 * Source: lucide (ISC license), with a stroke width of 1.6 instead of 2; the logo is our own.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { KNOT_BOX } from '@kotohogi/themes/brand/awaji';
import { KNOT_PATHS } from '@kotohogi/themes/brand/marks';
import { ICON_NAMES, type IconName } from '@kotohogi/themes/icons';

/** Output file: the web build serves it as /art/icons.svg. */
export const SPRITE_FILE = path.join(import.meta.dirname, '../packages/themes/static/icons.svg');

const LUCIDE = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** Renders the sprite: one symbol per icon, in the order of the list. */
export function renderSprite(): string {
  const symbols = ICON_NAMES.map(name => ` ${symbol(name)}\n`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Icons: lucide, ISC licence, https://lucide.dev/license; knot: Kotohogi -->\n${symbols}</svg>\n`;
}

function symbol(name: IconName): string {
  if (name === 'knot') return knot('knot', KNOT_PATHS.knot);
  if (name === 'knot-small') return knot('knot-small', KNOT_PATHS.small);
  const source = readFileSync(path.join(LUCIDE, 'icons', `${name}.svg`), 'utf8');
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (body === undefined) throw new Error(`lucide's ${name} is not an SVG`);
  const shapes = body.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${shapes}</symbol>`;
}

function knot(id: string, { d, width }: { readonly d: string; readonly width: number }): string {
  const box = `0 0 ${KNOT_BOX.width} ${KNOT_BOX.height}`;
  return `<symbol id="${id}" viewBox="${box}" fill="none" stroke="currentColor" stroke-width="${width}"><path d="${d}"/></symbol>`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(SPRITE_FILE, renderSprite());
}
