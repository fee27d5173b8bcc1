import { defineConfig } from 'vitest/config';

/** Tests that mostly wait: for a stream, a lost encoder, a process that starts again. */
const WAITING = '{packages/live-engine,adapters}/**/*.int.test.ts';

/** What the two groups of integration tests have in common; the first one ends before the second one starts. */
const int = (name: string, groupOrder: number, maxWorkers: number) => ({
  name,
  environment: 'node' as const,
  setupFiles: ['./packages/testkit/src/property-seed.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ['./packages/testkit/src/postgres.ts'],
  maxWorkers,
  sequence: { groupOrder },
});

/** Two levels in one runner: the suffix of a file says which (unit is pure, int touches a process, a socket or a disk). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,adapters,sandboxes,tools,db}/**/*.unit.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['./packages/testkit/src/property-seed.ts'],
        },
      },
      { test: { ...int('int-waiting', 1, 4), include: [WAITING] } },
      {
        test: {
          ...int('int', 2, 3),
          include: ['{packages,apps,sandboxes,tools,db}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', WAITING],
        },
      },
    ],
  },
});
