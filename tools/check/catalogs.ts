import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem, Source } from './source.ts';

const WEB = 'apps/web/src';
const MESSAGES = /\/messages\.ja\.ts$/;
const ENGLISH = /\.en\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const NAMED = /(?:import|export)\s+(?!type\b)(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g;
const WHOLE = /(?:import\s*\(\s*|import\s+(?:(?!type\b)(?:\w+|\* as \w+)\s+from\s+)?)'(\.[^']+)'/g;
const INDEX = /\/index(?:\.data)?\.ts$/;

type Module = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts that the pages of an area load, and the code they consist of. */
interface Area {
  readonly code: Set<string>;
  readonly keys: Set<string>;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '' && !one.startsWith('type '))
    .map(one => one.split(/\s+as\s+/) as [string, string?]);

/** Follows what an area's routes import, also later: a name of an index leads to the file that it is exported from. */
function readArea(source: Source, routes: string, messages: ReadonlyMap<string, Module>): Area {
  const area: Area = { code: new Set(), keys: new Set() };
  const textOf = new Map<string, string>();
  const read = (file: string) => {
    const text = textOf.get(file) ?? source.read(file).replace(COMMENT, '');
    textOf.set(file, text);
    return text;
  };
  const addTexts = (file: string, names?: readonly string[]) => {
    const module = messages.get(file) ?? {};
    for (const name of names ?? Object.keys(module))
      for (const key of Object.keys(module[name] ?? {})) area.keys.add(key);
  };
  const follow = (from: string, target: string, names?: readonly string[]) => {
    const file = path.join(path.dirname(from), target);
    if (!/\.tsx?$/.test(file) || ENGLISH.test(file) || !existsSync(path.join(source.root, file))) return;
    if (MESSAGES.test(file)) addTexts(file, names);
    else if (names !== undefined && INDEX.test(file)) visitNames(file, names);
    else visit(file);
  };
  const visitNames = (index: string, names: readonly string[]) => {
    for (const [, list = '', target = ''] of read(index).matchAll(NAMED)) {
      const found = namesIn(list).filter(([name, as]) => names.includes(as ?? name));
      if (found.length > 0)
        follow(
          index,
          target,
          found.map(([name]) => name),
        );
    }
  };
  const visit = (file: string) => {
    if (area.code.has(file)) return;
    area.code.add(file);
    const text = read(file);
    for (const [, list = '', target = ''] of text.matchAll(NAMED)) {
      const names = namesIn(list).map(([name]) => name);
      if (names.length > 0) follow(file, target, names);
    }
    for (const [, target = ''] of text.matchAll(WHOLE)) follow(file, target);
  };
  visit(routes);
  return area;
}

/** The keys that a file uses: in full, or all with the start of a computed one (`status.${x}`) if it has none of them. */
function usedIn(text: string, owners: ReadonlyMap<string, string>, keys: ReadonlySet<string>): readonly string[] {
  const full = [...text.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => key);
  const stems = [...text.matchAll(/`([a-zA-Z][\w.-]*\.)\$\{/g)].map(([, stem = '']) => stem);
  const computed = stems.flatMap(stem => {
    const all = [...owners.keys()].filter(key => key.startsWith(stem));
    return all.some(key => keys.has(key)) ? [] : all.slice(0, 1);
  });
  return [...full.filter(key => owners.has(key)), ...computed];
}

/** What a catalog takes from which messages, in the words of the Japanese one. */
const contentsOf = (text: string) =>
  [...text.matchAll(NAMED)]
    .flatMap(([, list = '', target = '']) =>
      namesIn(list).map(([name]) => `${name} of ${target}`.replace(/\ben\b/g, 'ja')),
    )
    .toSorted()
    .join(', ');

/** The catalogs of an area take the same texts in both languages. */
function checkLanguages(source: Source): Problem[] {
  return source
    .files(`${WEB}/entries`)
    .filter(file => /\.ja\.ts$/.test(file) && !MESSAGES.test(file))
    .filter(file => contentsOf(source.read(file)) !== contentsOf(source.read(file.replace('.ja.ts', '.en.ts'))))
    .map(file => ({ file, text: 'takes other texts than the English catalog' }));
}

/** Every text that the pages of an area use is in a catalog that the area loads: without it, a page shows its key. */
export async function checkCatalogs(source: Source): Promise<Problem[]> {
  const files = source.files(WEB).filter(file => MESSAGES.test(file));
  const messages = new Map<string, Module>();
  const owners = new Map<string, string>();
  for (const file of files) {
    const module: Module = await import(pathToFileURL(path.join(source.root, file)).href);
    messages.set(file, module);
    for (const texts of Object.values(module)) for (const key of Object.keys(texts)) owners.set(key, file);
  }
  const routes = source.files(`${WEB}/entries`).filter(file => /\/entries\/[\w-]+\/routes\.ts$/.test(file));
  if (routes.length < 6 || owners.size < 1_000)
    return [{ file: `${WEB}/entries`, text: 'too few areas or texts were read: the gate checks too little' }];
  const problems = routes.flatMap(file => {
    const { code, keys } = readArea(source, file, messages);
    return [...code].flatMap(user =>
      usedIn(source.read(user).replace(COMMENT, ''), owners, keys)
        .filter(key => !keys.has(key))
        .map(key => ({ file, text: `no catalog has ${key} of ${owners.get(key)}, which ${user} uses` })),
    );
  });
  return [
    ...checkLanguages(source),
    ...new Map(problems.map(problem => [problem.file + problem.text, problem])).values(),
  ];
}
