import { expect, test, vi } from 'vitest';
import { createSnackbarQueue, SNACKBARS_AT_ONCE } from './snackbar-queue.ts';

test('messages are shown in order of arrival, at most three at once', () => {
  const queue = createSnackbarQueue();
  const ids = ['a', 'b', 'c', 'd'].map(text => queue.show({ text }));
  expect(queue.visible().map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(queue.visible()).toHaveLength(SNACKBARS_AT_ONCE);
  queue.dismiss(ids[0] ?? 0);
  expect(queue.visible().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

test('a visible message is not shown twice', () => {
  const queue = createSnackbarQueue();
  expect(queue.show({ text: 'a' })).toBe(queue.show({ text: 'a' }));
  expect(queue.visible()).toHaveLength(1);
});

test('listeners are notified of every change until they unsubscribe', () => {
  const queue = createSnackbarQueue();
  const notify = vi.fn();
  const leave = queue.subscribe(notify);
  const id = queue.show({ text: 'a' });
  leave();
  queue.dismiss(id);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('the visible list stays the same object until something changes', () => {
  const queue = createSnackbarQueue();
  queue.show({ text: 'a' });
  expect(queue.visible()).toBe(queue.visible());
});
