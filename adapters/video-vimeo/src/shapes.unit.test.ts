import { expect, test } from 'vitest';
import { video } from './shapes.ts';

test('given a film whose transcoding has an undocumented status, when it is read, then that is an error', () => {
  const film = (status: string) => ({ uri: '/videos/1', created_time: '2026-11-21T04:00:00Z', transcode: { status } });
  expect(video.parse(film('complete')).transcode?.status).toBe('complete');
  expect(() => video.parse(film('paused'))).toThrow('transcode');
});
