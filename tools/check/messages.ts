import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem, Source } from './source.ts';

type Catalogue = Readonly<Record<string, string>>;

async function load(source: Source, file: string): Promise<Catalogue> {
  const module: Record<string, Catalogue> = await import(pathToFileURL(path.join(source.root, file)).href);
  return Object.assign({}, ...Object.values(module)) as Catalogue;
}

/** `{n, plural, one {day}}` and `{n}` both use the placeholder n; the text after one or other is not a placeholder. */
function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/(?<!\b(?:one|other) )\{(\w+)/g)].map(match => match[1]))].sort().join(',');
}

/** Whether code uses a key: in full, or as the prefix of a computed key (`status.${x}`). */
function isSaid(key: string, code: string, stems: readonly string[]): boolean {
  return code.includes(`'${key}'`) || stems.some(stem => key.startsWith(stem));
}

async function checkPair(source: Source, file: string, code: string, stems: readonly string[]): Promise<Problem[]> {
  const [ja, en] = [await load(source, file), await load(source, file.replace('.ja.ts', '.en.ts'))];
  const problems: Problem[] = [];
  for (const key of new Set([...Object.keys(ja), ...Object.keys(en)])) {
    const [a, b] = [ja[key], en[key]];
    if (!a || !b) problems.push({ file, text: `${key} lacks a language` });
    else if (placeholders(a) !== placeholders(b))
      problems.push({ file, text: `${key} has other placeholders in English` });
    if (!isSaid(key, code, stems)) problems.push({ file, text: `${key} is never used` });
  }
  return problems;
}

/** A key has one text only: pages merge catalogs, and the later one would win. */
async function checkUnique(source: Source, catalogues: readonly string[]): Promise<Problem[]> {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of catalogues) {
    for (const key of Object.keys(await load(source, file))) {
      const owner = owners.get(key);
      if (owner !== undefined) problems.push({ file, text: `${key} has another text in ${owner}` });
      owners.set(key, file);
    }
  }
  return problems;
}

/** Every key of the browser app has one text, exists in both languages with the same placeholders, and is used. */
export async function checkMessages(source: Source): Promise<Problem[]> {
  const exists = (file: string) => existsSync(path.join(source.root, file));
  const catalogues = source.files('apps/web/src').filter(file => file.endsWith('/messages.ja.ts') && exists(file));
  if (catalogues.length < 2)
    return [{ file: 'apps/web/src', text: 'no catalogs were read, so the gate checks too little' }];
  const code = source
    .files('apps/web/src')
    .filter(file => /\.tsx?$/.test(file) && !/\/messages\.(?:ja|en)\.ts$/.test(file) && exists(file))
    .map(source.read)
    .join('\n');
  const stems = [...code.matchAll(/`([a-zA-Z][\w.-]*\.)\$\{/g)].map(match => match[1] ?? '');
  const pairs = await Promise.all(catalogues.map(file => checkPair(source, file, code, stems)));
  return [...pairs.flat(), ...(await checkUnique(source, catalogues))];
}
