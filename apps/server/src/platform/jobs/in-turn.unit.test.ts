import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('given one that fails, then the others still run, in order, and the failure is reported', async () => {
  const had: number[] = [];
  const run = async (item: number) => {
    if (item === 2) throw new Error('no such zone');
    had.push(item);
  };
  const done = inTurn([1, 2, 3], run);
  await expect(done).rejects.toMatchObject({ message: '1 of 3 failed', errors: [new Error('no such zone')] });
  expect(had).toEqual([1, 3]);
  await expect(inTurn([], run)).resolves.toBeUndefined();
});
