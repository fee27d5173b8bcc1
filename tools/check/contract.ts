import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Texts } from '@kotohogi/contract/texts/texts';
import { readRows } from './contract-rows.ts';
import type { Problem, Source } from './source.ts';

const FILE = 'packages/contract/src';

/** Rows are unique by name and path, whose names are their params; every error code has a text, and every text belongs to a code. */
export async function checkContract(source: Source): Promise<Problem[]> {
  const rows = await readRows(source);
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { row, feature } of rows) {
    for (const key of [row.name, `${row.method} ${row.path.replace(/:\w+/g, ':')}`]) {
      if (seen.has(key)) problems.push({ file: `${FILE}/${feature}.ts`, text: `${key} is declared twice` });
      seen.add(key);
    }
    // The scope of a call is found in its path, and checked by the types of its params (kit/scope.ts).
    const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const { shape = {} } = row.params as { readonly shape?: object };
    const params = Object.keys(shape);
    if (names.toSorted().join() !== params.toSorted().join()) {
      problems.push({ file: `${FILE}/${feature}.ts`, text: `${row.name} has other params (${params}) than its path` });
    }
  }
  const url = pathToFileURL(path.join(source.root, FILE, 'texts/refusals.ts')).href;
  const { refusalTexts }: { refusalTexts: readonly Texts<string>[] } = await import(url);
  const counts = new Map<string, number>();
  for (const texts of refusalTexts) {
    for (const code of new Set([...Object.keys(texts.ja), ...Object.keys(texts.en)])) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      if (!texts.ja[code] || !texts.en[code])
        problems.push({ file: `${FILE}/texts`, text: `${code} lacks a text in one language` });
    }
  }
  const codes = new Set(rows.flatMap(({ row }) => Object.keys(row.errors)));
  for (const code of codes) {
    if (!counts.has(code))
      problems.push({
        file: `${FILE}/texts`,
        text: `the error code ${code} has no text: add it in both languages to a file that refusals.ts lists`,
      });
  }
  const server = source
    .files('apps/server/src')
    .filter(file => file.endsWith('.ts'))
    .map(source.read)
    .join('\n');
  for (const [code, times] of counts) {
    if (times > 1) problems.push({ file: `${FILE}/texts`, text: `the error code ${code} has ${times} texts` });
    if (!codes.has(code) && !server.includes(`'${code}'`)) {
      problems.push({ file: `${FILE}/texts`, text: `the text of ${code} belongs to no error code` });
    }
  }
  return problems;
}
