import { emptyDatabase } from '@kotohogi/testkit/postgres';
import type { RunnerOptions } from 'graphile-worker';
import { expect, test, vi } from 'vitest';
import { migrate } from './migrate.ts';

const given = vi.hoisted((): RunnerOptions[] => []);
vi.mock(import('graphile-worker'), async importOriginal => {
  const original = await importOriginal();
  const runMigrations: typeof original.runMigrations = async options => {
    given.push(options);
    await original.runMigrations(options);
  };
  return { ...original, runMigrations };
});

test('given a migration that has finished, then no connection is left that a stop of the database could break', async () => {
  await using database = await emptyDatabase();
  await migrate(database.url);
  expect(given.map(({ pgPool }) => [pgPool?.ended, pgPool?.totalCount])).toEqual([[true, 0]]);
});
