import { instant } from '@kotohogi/domain/kernel/instant';
import { expect, test } from 'vitest';
import { GuestMemory } from './guest-memory.ts';

test('an entry expires its lifetime after the last write, and is removed from memory', () => {
  const memory = new GuestMemory<string>(1_000);
  memory.set(1, 'a', instant(0));
  memory.set(2, 'b', instant(600));
  expect(memory.get(1, instant(999))).toBe('a');
  expect(memory.get(1, instant(1_000))).toBeUndefined();
  memory.set(3, 'c', instant(1_200));
  expect(memory.get(2, instant(1_300))).toBe('b');
  expect(memory.size).toBe(2);
});
