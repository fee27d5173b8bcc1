/** `npm run trace -- gift.send`: the six files of an endpoint, from the button to the SQL. */
import path from 'node:path';
import { readRows } from './check/contract-rows.ts';
import { PART_OF } from './check/features.ts';
import { openSource, type Source } from './check/source.ts';

const root = path.join(import.meta.dirname, '..');

/** The first matching line of a file, as `file:line`. */
function locate(source: Source, file: string, pattern: RegExp): string | undefined {
  const line = source
    .read(file)
    .split('\n')
    .findIndex(text => pattern.test(text));
  return line < 0 ? undefined : `${file}:${line + 1}`;
}

function search(source: Source, folder: string, name: RegExp, pattern: RegExp): string[] {
  return source
    .files(folder)
    .filter(file => name.test(file) && !file.includes('.test.'))
    .flatMap(file => locate(source, file, pattern) ?? []);
}

/** The function that contains a line, by the nearest export above it. */
function enclosing(source: Source, place: string): string | undefined {
  const [file = '', line = '1'] = place.split(':');
  const above = source.read(file).split('\n').slice(0, Number(line)).reverse();
  return above.map(text => /export (?:async )?(?:function|const) (\w+)/.exec(text)?.[1]).find(name => name);
}

/** The parts that use a hook, directly or through another hook. */
function partsOf(source: Source, hook: string): string[] {
  return search(source, 'apps/web/src', /\.tsx?$/, new RegExp(`(?<!function )\\b${hook}\\(`)).flatMap(place => {
    if (place.includes('.tsx:')) return [place];
    const around = enclosing(source, place);
    return around === undefined || around === hook ? [] : partsOf(source, around);
  });
}

/** The hook that calls the row, and the parts that use that hook. */
function inBrowser(source: Source, spelling: string): { hooks: string[]; parts: string[] } {
  const hooks = search(source, 'apps/web/src', /\.ts$/, new RegExp(`\\b(?:call|addressOf)\\(\\s*${spelling}\\b`));
  return { hooks, parts: hooks.flatMap(place => partsOf(source, enclosing(source, place) ?? '')) };
}

async function trace(spelling: string): Promise<boolean> {
  const source = openSource(root);
  const found = (await readRows(source)).find(one => one.spelling === spelling);
  if (found === undefined) return false;
  const { feature, row } = found;
  const [noun = '', verb = ''] = spelling.split('.');
  const { hooks, parts } = inBrowser(source, spelling);
  const folder = 'apps/server/src/features';
  const handlers = search(
    source,
    folder,
    /\/handlers[\w.-]*\.ts$/,
    new RegExp(`\\b(?:in|as)[A-Z]\\w+\\(${noun}\\.${verb}\\b`),
  );
  // A row may belong to another feature than its file in the contract: a part of the noun, or a table of its own.
  const home = handlers[0]?.slice(folder.length + 1).split('/')[0] ?? feature;
  const rules = source
    .files(`packages/domain/src/${PART_OF.get(home) ?? home}`)
    .filter(file => !/\.test\.|\/types\.ts$/.test(file));
  const stores = source.files(`${folder}/${home}`).filter(file => /\/store[\w.-]*\.ts$/.test(file));
  const say = (what: string, places: readonly string[]) =>
    console.log(`  ${what.padEnd(9)}${places.join('\n           ') || '-'}`);
  console.log(`${row.name}  ${row.method} /api${row.path}  (${row.access.join(' or ')})`);
  say('part', parts);
  say('hook', hooks);
  say('contract', search(source, `packages/contract/src/${feature}.ts`, /./, new RegExp(`^  ${verb}: `)));
  say('handler', handlers);
  say('decision', rules);
  say('store', stores);
  return true;
}

const wanted = process.argv[2] ?? '';
if (!(await trace(wanted))) {
  console.error(`Unknown endpoint ${wanted || '(name one, e.g. gift.send)'}.`);
  process.exitCode = 1;
}
