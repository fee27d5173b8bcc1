import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

/** Modules by name; the imports of each are read from its code, as the bundler does. */
function find(modules: Readonly<Record<string, string>>) {
  return (id: string) => {
    const code = modules[id];
    if (code === undefined) return null;
    const sources = [...code.matchAll(/from '([^']+)'|import '([^']+)'/g)].map(([, from, bare]) => from ?? bare ?? '');
    const later = [...code.matchAll(/import\('([^']+)'\)/g)].map(([, source]) => source ?? '');
    return { code, importedIds: [...new Set(sources)], dynamicallyImportedIds: later };
  };
}

const reached = (root: string, modules: Readonly<Record<string, string>>, isDeep = false) =>
  [...reachOf([root], find(modules), { isDeep })].sort();

test('a module needs itself, its imports and their imports', () => {
  const modules = { a: "import { b } from 'b'; b();", b: "import 'c'; export const b = 1;", c: 'export {};', d: '' };
  expect(reached('a', modules)).toEqual(['a', 'b', 'c']);
});

test('a dependency cycle is visited once', () => {
  expect(reached('a', { a: "import { b } from 'b';", b: "import { a } from 'a'; export const b = a;" })).toEqual([
    'a',
    'b',
  ]);
});

test('dynamic imports count only on request', () => {
  const modules = { a: "const b = () => import('b');", b: "import { c } from 'c'; c();", c: 'export const c = 1;' };
  expect(reached('a', modules)).toEqual(['a']);
  expect(reached('a', modules, true)).toEqual(['a', 'b', 'c']);
});

test('unknown modules are skipped', () => {
  expect(reached('a', { a: "import { createElement } from 'react';" })).toEqual(['a']);
});

test('only the requested names of a re-exporting module count, under any name', () => {
  const modules = {
    a: "import { Card } from 'index'; Card();",
    index: "export { Inner as Card } from 'card'; export { list } from 'list'; export { x } from 'inner-index';",
    'inner-index': "export { x } from 'x';",
    card: 'export const Inner = 1;',
    list: 'export const list = 1;',
    x: 'export const x = 1;',
  };
  expect(reached('a', modules)).toEqual(['a', 'card']);
  expect(reached('b', { ...modules, b: "import { x } from 'index'; x();" })).toEqual(['b', 'x']);
  expect(reached('b', { ...modules, b: "import * as all from 'index'; all;" })).toEqual(['b', 'card', 'list', 'x']);
});

test('a module with other code is not a re-exporting module', () => {
  const modules = { a: "export { b } from 'b'; export { c } from 'c'; export const a = 1;", b: '', c: '' };
  expect(reached('a', modules)).toEqual(['a', 'b', 'c']);
});
