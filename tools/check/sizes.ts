import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from './source.ts';

const MAX_LINES = 300;
/** Data tables, artwork and tests may be longer, because they are lists of independent items. */
const MAX_LINES_OF_DATA = 500;
const DATA = [
  /\.test\.tsx?$/,
  /\/messages\.(?:ja|en)\.ts$/,
  /\/texts\//,
  /\/artwork\//,
  /^db\/(?:tables|seeds\/)/,
  /^e2e\//,
];

/** No file is longer than a reader can keep in mind (Biome checks functions). */
export function checkSizes(source: Source): Problem[] {
  const files = source
    .files('*.ts', '*.tsx', '*.mjs', '*.css')
    .filter(file => existsSync(path.join(source.root, file)));
  if (files.length < 200)
    return [{ file: '.', text: `only ${files.length} files were read, so the gate checks too little` }];
  return files.flatMap(file => {
    const lines = source.read(file).split('\n').length - 1;
    const max = DATA.some(pattern => pattern.test(file)) ? MAX_LINES_OF_DATA : MAX_LINES;
    return lines > max ? [{ file, text: `has ${lines} lines, more than ${max}: split it by topic` }] : [];
  });
}
