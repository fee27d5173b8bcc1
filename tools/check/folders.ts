import path from 'node:path';
import type { Problem, Source } from './source.ts';

const MAX_FILES = 25;
const SOURCE = /\.(?:tsx?|mjs|js)$/;
const TEST = /\.test\.tsx?$/;
const ROOMS = ['apps', 'packages', 'adapters', 'sandboxes', 'db', 'tools'];

/** Folders with one file for each noun of the product, which grow with the product and are read by name. */
const BY_NOUN = new Set(['packages/contract/src', 'packages/contract/src/texts']);

/** No folder has more files than a reader can take in: its own source files, without tests, styles and subfolders. */
export function checkFolders(source: Source): Problem[] {
  const files = source.files(...ROOMS).filter(file => SOURCE.test(file) && !TEST.test(file));
  if (files.length < 200) return [{ file: '.', text: `only ${files.length} files were read: the gate is blind` }];
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !BY_NOUN.has(folder))
    .map(([file, count]) => ({
      file,
      text: `has ${count} source files, more than ${MAX_FILES}: split it by what the files are about`,
    }));
}
