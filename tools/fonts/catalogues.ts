import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders of the interface texts. */
const CATALOGUES = [
  '{apps,packages,adapters}/**/messages*.ts',
  '{apps,packages,adapters}/**/messages/**/*.ts',
  '{apps,packages,adapters}/**/texts/**/*.ts',
];

/** The features that guests and couples never see; every other catalog belongs to the guests' slice. */
const OFFICE =
  /features\/(account|audit|balance|batch|company|facility|hall|marketing|payment|setting|temporary-wedding|user|webhook|wedding)\//;

/** The non-ASCII characters of all catalogs. */
export interface CatalogueCharacters {
  /** The characters that guests and couples see, most common first. */
  readonly guest: readonly string[];
  /** All characters: the guests' first, then the staff's, in the order in which the features use them. */
  readonly ranked: readonly string[];
}

/** Reads the characters of all catalogs. */
export async function catalogueCharacters(root: string): Promise<CatalogueCharacters> {
  const guest = new Map<string, number>();
  const office = new Set<string>();
  for (const file of await catalogueFiles(root)) {
    const texts = textsOf(await readFile(path.join(root, file), 'utf8'));
    if (OFFICE.test(file)) for (const character of texts) office.add(character);
    else for (const character of texts) guest.set(character, (guest.get(character) ?? 0) + 1);
  }
  const guestRanked = [...guest].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([character]) => character);
  return { guest: guestRanked, ranked: [...new Set([...guestRanked, ...office])] };
}

/** The catalogs sorted by path, so that the same texts give the same fonts. */
async function catalogueFiles(root: string): Promise<string[]> {
  const files = new Set<string>();
  for (const pattern of CATALOGUES) {
    for await (const file of glob(pattern, {
      cwd: root,
      exclude: name => name === 'node_modules' || name === 'dist',
    })) {
      if (!file.includes('.test.')) files.add(file.replaceAll(path.sep, '/'));
    }
  }
  return [...files].sort();
}

/** The non-ASCII characters of a source file, with repetitions; comments are left out. */
export function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:])\/\/.*$/gm, '$1');
  return [...code].filter(character => (character.codePointAt(0) ?? 0) > 0x7e && !/[\p{C}\p{M}]/u.test(character));
}
