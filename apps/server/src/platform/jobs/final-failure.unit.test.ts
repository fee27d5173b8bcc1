import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { runWithFinalFailure } from './final-failure.ts';

test('given work that fails, then every attempt fails, and the last one logs what remains to be done', async () => {
  const logged: unknown[][] = [];
  const log = Object.assign(createLog('silent', 'test'), { error: (...args: unknown[]) => void logged.push(args) });
  const left = { log, what: 'deleting a film', facts: { ref: 'w1' } };
  const failure = new Error('away');
  const attempt = (number: number) =>
    runWithFinalFailure(left, { number, max: 2 }, async () => {
      throw failure;
    });
  await expect(attempt(1)).rejects.toBe(failure);
  expect(logged).toEqual([]);
  await expect(attempt(2)).rejects.toBe(failure);
  expect(logged).toEqual([[{ err: failure, ref: 'w1' }, 'given up: deleting a film']]);
  await runWithFinalFailure(left, { number: 2, max: 2 }, async () => undefined);
  expect(logged).toHaveLength(1);
});
