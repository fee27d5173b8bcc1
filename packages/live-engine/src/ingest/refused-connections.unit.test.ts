import { expect, it } from 'vitest';
import { RefusedConnections } from './refused-connections.ts';

it('logs one line a minute for all refused connections', () => {
  const refused = new RefusedConnections();
  expect(refused.summary(0)).toBeNull();
  for (let ms = 0; ms < 1_000; ms++)
    refused.add(ms % 2 === 0 ? '192.0.2.1' : '192.0.2.2', new Error('not RTMP version 3'), ms);
  refused.add('192.0.2.1', new Error('unknown stream key'), 1_000);
  expect(refused.summary(59_000)).toBeNull();
  expect(refused.summary(60_000)).toBe(
    '1001 connections refused from 2 addresses: not RTMP version 3 (1000); unknown stream key (1)',
  );
  expect(refused.summary(200_000)).toBeNull();
  refused.add('192.0.2.3', new Error('too many connections'), 300_000);
  expect(refused.summary(300_001, true)).toBe('1 connections refused from 192.0.2.3: too many connections (1)');
});
