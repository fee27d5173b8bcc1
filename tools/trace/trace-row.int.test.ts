import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRows } from '../check/contract-rows.ts';
import { openSource } from '../check/source.ts';
import { Tracer } from './trace-row.ts';

const source = openSource(path.join(import.meta.dirname, '../..'));
const rows = await readRows(source);
const tracer = new Tracer(source);
const traces = rows.map(row => ({ name: row.spelling, lines: tracer.lines(row) }));

/** The place named first for a role of a row. */
const placeOf = (spelling: string, role: string) =>
  traces
    .find(({ name }) => name === spelling)
    ?.lines.find(line => line.startsWith(`  ${role}`))
    ?.replace(/:\d+/, '')
    .split(/\s+/)
    .slice(2)
    .join(' ');

describe('given every endpoint of the contract', () => {
  test('then there are more than a hundred, each printed in at most 12 lines', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(traces.filter(({ lines }) => lines.length > 12)).toEqual([]);
  });

  test('then each names the handler that answers it', () => {
    expect(traces.filter(({ lines }) => lines.some(line => /^ {2}handler +-$/.test(line)))).toEqual([]);
  });
});

test('given an endpoint whose row is audited, then its handler reaches the audit, and a list does not', () => {
  const audited = rows.filter(({ row }) => typeof row.audit === 'string');
  expect(audited.length).toBeGreaterThan(100);
  expect(audited.filter(row => !tracer.mentions(row, /audit/i)).map(({ spelling }) => spelling)).toEqual([]);
  const lists = rows.filter(({ spelling }) => ['hall.list', 'wedding.list', 'apiKey.list'].includes(spelling));
  expect(lists.map(row => tracer.mentions(row, /audit/i))).toEqual([false, false, false]);
});

test('given an endpoint that a button calls, then its trace leads from that part to the table', () => {
  const features = 'apps/server/src/features';
  expect(placeOf('gift.send', 'part')).toBe('apps/web/src/features/gift/gift-flow.tsx GiftFlow');
  expect(placeOf('gift.send', 'hook')).toBe('apps/web/src/features/gift/api.ts useSendGift');
  expect(placeOf('gift.send', 'contract')).toBe('packages/contract/src/gift.ts');
  expect(placeOf('gift.send', 'handler')).toBe(`${features}/gift/handlers.ts`);
  expect(placeOf('gift.send', 'decision')).toBe('packages/domain/src/gift/decide.ts decideGift');
  expect(placeOf('gift.send', 'store')).toMatch(`${features}/gift/store.ts`);
});
