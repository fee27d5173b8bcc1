import { expect, test } from 'vitest';
import { video } from './shapes.ts';

test('given a film in a state that is not documented, when it is read, then that is an error', () => {
  const film = (state: string) => ({ uid: 'a', created: '2026-11-21T04:00:00Z', status: { state } });
  expect(video.parse(film('ready')).status.state).toBe('ready');
  expect(() => video.parse(film('paused'))).toThrow('status');
});
