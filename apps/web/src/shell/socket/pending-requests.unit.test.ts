import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PendingRequests } from './pending-requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('given pending requests', () => {
  test('when results arrive out of order, each resolves its own request', async () => {
    const pending = new PendingRequests();
    const [a, b] = [pending.open({}), pending.open({})];
    expect(a.id).not.toBe(b.id);
    pending.settle({ id: b.id, result: 'second' });
    pending.settle({ id: a.id, result: 'first' });
    await expect(a.answer).resolves.toBe('first');
    await expect(b.answer).resolves.toBe('second');
  });

  test('when a result is an error, the request rejects with its message', async () => {
    const pending = new PendingRequests();
    const { id, answer } = pending.open({});
    pending.settle({ id, error: { status: 403, message: 'no' } });
    await expect(answer).rejects.toThrow('no');
  });

  test('when a result matches no request, it is ignored', async () => {
    const pending = new PendingRequests();
    const { id, answer } = pending.open({});
    pending.settle({ id: 'unknown', result: 1 });
    pending.settle({ id, result: 'once' });
    pending.settle({ id, result: 'twice' });
    await expect(answer).resolves.toBe('once');
  });

  test('when the time is over, it rejects with timeout, and a late result changes nothing', async () => {
    const pending = new PendingRequests();
    const { id, answer } = pending.open({ timeoutMs: 1000 });
    const refused = expect(answer).rejects.toThrow('timeout');
    vi.advanceTimersByTime(1000);
    await refused;
    pending.settle({ id, result: 'late' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('when the connection drops, each settles by its own policy', async () => {
    const pending = new PendingRequests();
    const settled: string[] = [];
    const resolved = pending.open({ onDisconnect: 'resolve' }).answer;
    const rejected = pending.open({ timeoutMs: 5000 }).answer;
    const note = (word: string) => () => settled.push(word);
    pending.open({ onDisconnect: 'cancel' }).answer.then(note('result'), note('error'));
    pending.disconnected();
    await expect(resolved).resolves.toBeUndefined();
    await expect(rejected).rejects.toThrow('disconnected');
    expect(settled).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
