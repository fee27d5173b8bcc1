import { expect, it } from 'vitest';
import { FrameWatch } from './frame-watch.ts';

it('reports a loss in time, although the clock was set back by an hour after the last frame', () => {
  const clock = { nowMs: 10_000_000 };
  const watch = new FrameWatch(() => clock.nowMs, false);
  watch.frame();
  expect(watch.check()).toBe('arrived');
  clock.nowMs -= 3_600_000;
  expect(watch.check()).toBeNull();
  clock.nowMs += 1_900;
  expect(watch.check()).toBe('lost');
});
