import { readdirSync } from 'node:fs';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { expect, test } from 'vitest';
import { ja } from './messages.ja.ts';

const CONTRACT = new URL('../../../../../packages/contract/src/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'audit' in value;

/** The names of all calls that are audited. */
async function auditedActions(): Promise<string[]> {
  const files = readdirSync(CONTRACT).filter(file => /^[a-z-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async file => (await import(new URL(file, CONTRACT).href)) as Readonly<Record<string, unknown>>),
  );
  return modules
    .flatMap(module => Object.values(module))
    .flatMap(group => (typeof group === 'object' && group !== null ? Object.values(group) : []))
    .filter(isEndpoint)
    .filter(({ audit }) => typeof audit === 'string')
    .map(({ name }) => name);
}

test('every audited action has a text', async () => {
  const actions = await auditedActions();
  expect(actions.length).toBeGreaterThan(100);
  expect(actions.filter(action => !(`audit.verb.${action.split('.')[1]}` in ja))).toEqual([]);
});
