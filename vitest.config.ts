import { defineConfig } from 'vitest/config';

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
      {
        test: {
          name: 'int',
          include: ['{packages,apps,adapters,sandboxes,tools,db}/**/*.int.test.ts'],
          environment: 'node',
          setupFiles: ['./packages/testkit/src/property-seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['./packages/testkit/src/postgres.ts'],
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
