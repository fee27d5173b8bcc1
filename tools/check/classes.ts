import path from 'node:path';
import type { Problem, Source } from './source.ts';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** What precedes a block: a selector, or the condition of an at-rule. */
const SELECTOR = /[^{};]+(?=\{)/g;
const CLASS = /\.([a-z][\w-]*)/gi;

const namesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

function classesOf(sheet: string): Set<string> {
  const selectors = sheet.replace(COMMENT, '').match(SELECTOR) ?? [];
  return new Set(selectors.flatMap(selector => namesOf(selector.replace(/:global\([^)]*\)|'[^']*'/g, ''), CLASS)));
}

/** The classes that a part names, and those it may name by a variable (`styles[tone]`): every word it quotes. */
function usesOf(part: string, styles: string): { readonly named: string[]; readonly possible: string[] } {
  const body = part.replace(COMMENT, '').replace(IMPORT, '');
  const named = namesOf(body, new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, 'g'));
  return { named, possible: body.includes(`${styles}[`) ? namesOf(body, /'(\w+)'/g) : [] };
}

/** Every class that a part names is in its CSS module, and every class of a CSS module is named by a part. */
export function checkClasses(source: Source): Problem[] {
  const sheets = new Map(
    source.files('apps', 'packages').flatMap(file => {
      return file.endsWith('.module.css') ? [[file, classesOf(source.read(file))] as const] : [];
    }),
  );
  if (sheets.size < 200)
    return [{ file: 'apps', text: `only ${sheets.size} sheets were read: the gate reads too little` }];
  const unused = new Map([...sheets].map(([file, classes]) => [file, new Set(classes)]));
  const problems: Problem[] = [];
  for (const file of source.files('apps', 'packages').filter(name => /\.tsx?$/.test(name))) {
    const part = source.read(file);
    for (const [, styles = '', address = ''] of part.matchAll(IMPORT)) {
      const sheet = path.join(path.dirname(file), address);
      const { named, possible } = usesOf(part, styles);
      const missing = new Set(named.filter(name => !sheets.get(sheet)?.has(name)));
      for (const name of missing) problems.push({ file, text: `names .${name}, which ${sheet} does not have` });
      for (const name of [...named, ...possible]) unused.get(sheet)?.delete(name);
    }
  }
  for (const [file, classes] of unused) {
    for (const name of classes) problems.push({ file, text: `nothing names .${name}: delete it` });
  }
  return problems;
}
