import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { isRowsImport, rowsImportedLate, rowsOnly, schemasMissed } from './contract-cut.ts';

/** Code without the blank lines left by a cut. */
const left = (code: string) =>
  rowsOnly(code)
    .replace(/^\s*\n/gm, '')
    .trim();

describe('given a module of the contract', () => {
  test('when it is cut, a row keeps what a call needs, and schemas and their imports are gone', () => {
    const code = `
import * as z from 'zod/mini';
import { giftKinds } from '@kotohogi/domain/gift/types';
import { endpoint, event, action } from './kit/endpoint.ts';
const kind = z.enum(giftKinds);
const body = z.object({ kind });
export const gift = {
  send: endpoint({ name: 'gift.send', method: 'POST', path: '/gifts', timeout: 'none', body, errors: { taken: 409 } }),
};
export const giftSent = event({ name: 'gift/sent', payload: body, room: 'wedding' });
export const giftSeen = action({ name: 'gift/seen', input: body });
`;
    expect(left(code)).toBe(`export const gift = {
  send: ({ method: 'POST', path: '/gifts', timeout: 'none' }),
};
export const giftSent = ({ name: 'gift/sent' });
export const giftSeen = ({ name: 'gift/seen' });`);
  });

  test('when something depends on a schema indirectly, it is removed too, in any order', () => {
    const code = `
import * as z from 'zod/mini';
export function check(value) { return second.safeParse(value); }
const first = z.string();
export const second = first;
`;
    expect(left(code)).toBe('');
  });

  test('when constants and functions use no schema, they stay, with their imports', () => {
    const code = `
import { MAX } from '@kotohogi/domain/gift/types';
import '@kotohogi/domain/effect';
export const limit = MAX;
export const half = value => value.z / 2;
export function twice(value) { return { z: value * 2 }; }
`;
    expect(left(code)).toBe(code.trim());
  });

  test('when a name is only a key or a property, it does not count as a use', () => {
    const code = "import { z } from 'zod/mini';\nexport const a = { z: 1 };\nexport const b = a.z;\n";
    expect(left(code)).toBe('export const a = { z: 1 };\nexport const b = a.z;');
  });

  test('when only one of two imported names is used, the import stays', () => {
    const code =
      "import { A, B } from '@kotohogi/domain/x';\nimport { z } from 'zod/mini';\nz(A);\nexport const b = B;\n";
    expect(left(code)).toBe("import { A, B } from '@kotohogi/domain/x';\nexport const b = B;");
  });
});

describe('given a page', () => {
  const missed = (code: string) => schemasMissed(parseSync('page.js', code).program);

  test('when it reads a schema of a row it imported without schemas, that is reported', () => {
    const code = "import { gift } from '@kotohogi/contract/gift';\nuse(gift.send.body);\n";
    expect(missed(code)).toEqual(['gift….body']);
    expect(missed("import { sent } from '@kotohogi/contract/gift';\nsent.payload;\n")).toEqual(['sent….payload']);
    expect(missed("import { gift } from '@kotohogi/contract/gift';\nconst { path, body } = gift.send;\n")).toEqual([
      'gift….body',
    ]);
  });

  test('when it imports rows dynamically, that is reported, because a removed name would be undefined', () => {
    const late = (code: string) => rowsImportedLate(parseSync('page.js', code).program);
    expect(late("const { gift } = await import('@kotohogi/contract/gift');")).toEqual(['@kotohogi/contract/gift']);
    expect(late("import('@kotohogi/contract/schemas/gift'); import('./gift.ts'); import(name);")).toEqual([]);
  });

  test('when it imports the schemas, or reads a similar property of something else, nothing is reported', () => {
    expect(missed("import { gift } from '@kotohogi/contract/schemas/gift';\nuse(gift.send.body);\n")).toEqual([]);
    expect(missed('document.body; mail.send.body;\n')).toEqual([]);
  });
});

test.each([
  ['@kotohogi/contract/gift', true],
  ['@kotohogi/contract/kit/socket', true],
  ['@kotohogi/contract/schemas/gift', false],
  ['@kotohogi/domain/gift/types', false],
])('%s imports rows alone: %s', (source, is) => {
  expect(isRowsImport(source)).toBe(is);
});
