import { instant } from '@kotohogi/domain/kernel/instant';
import { expect, test } from 'vitest';
import { runState } from './run-state.ts';

const NOW = 1_795_000_000_000;
const run = (startedAt: number, finishedAt: number | null, error = '') => ({
  ...{ startedAt: instant(startedAt), finishedAt: finishedAt === null ? null : instant(finishedAt), error, counts: {} },
});

test('the last run of a job is missing, in progress, interrupted, failed or done', () => {
  expect(runState(null, NOW)).toBe('never');
  expect(runState(run(NOW - 1000, null), NOW)).toBe('running');
  expect(runState(run(NOW - 3_600_001, null), NOW)).toBe('interrupted');
  expect(runState(run(NOW - 1000, NOW, 'the reason'), NOW)).toBe('failed');
  expect(runState(run(NOW - 1000, NOW), NOW)).toBe('done');
});
