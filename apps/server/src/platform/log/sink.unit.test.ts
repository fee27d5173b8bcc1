import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { createSink, type SinkSettings } from './sink.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A log with a monitoring service, and what was sent to it. */
function monitored(settings: Partial<SinkSettings> = {}) {
  const posts: Record<string, unknown>[][] = [];
  const post = async (_url: string, body: string) => {
    posts.push(
      body
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    );
  };
  const sink = createSink({ url: 'https://monitoring.example', ratePercent: 100, post, ...settings });
  return { posts, sink, log: createLog('debug', 'test', { file: '/dev/null', sink }) };
}

describe('given a monitoring service', () => {
  test('when lines are written, then those of level info and above are sent together, without personal data or keys', async () => {
    const { posts, log } = monitored();
    const uuid = '3f1c9e2a-1111-4222-8333-123456789abc';
    log.debug('a detail');
    log.info({ reqId: uuid, email: 'a@example.jp', at: '/password/reset/abcdefghijklmnopqrstuvwxyz' }, 'a fact');
    log.error(new Error('no mail to hanako@example.jp, 山田 花子'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject([
      { level: 'info', msg: 'a fact', reqId: uuid, email: '***', at: '/password/reset/***' },
      { level: 'error', msg: 'an error', err: { type: 'Error', stack: expect.stringMatching(/^\s+at /) } },
    ]);
    expect(JSON.stringify(posts)).not.toMatch(/hanako|山田/);
  });

  test('when a rate is set, then that percentage of lines is sent', async () => {
    const draws = [0.1, 0.24, 0.25, 0.9];
    const { posts, log } = monitored({ ratePercent: 25, random: () => draws.shift() ?? 1 });
    for (const text of ['a', 'b', 'c', 'd']) log.info(text);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(posts.flat().map(({ msg }) => msg)).toEqual(['a', 'b']);
  });

  test('when the service is unreachable, then the log continues and the buffer stays bounded', async () => {
    let tries = 0;
    const post = async () => {
      tries += 1;
      throw new TypeError('fetch failed');
    };
    const { log } = monitored({ post });
    for (let count = 0; count < 5_000; count += 1) log.info('a fact');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(10);
    log.info('another');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries).toBe(11);
  });
});
