import { expect, test } from 'vitest';
import { posterSizeOf } from './poster.ts';

test.each([
  [1920, 1080, 1280, 720],
  [1080, 1920, 720, 1280],
  [1280, 720, 1280, 720],
  [640, 360, 640, 360],
  [100_000, 1, 1280, 1],
])('given a frame of %i × %i, then it is stored with %i × %i', (width, height, keptWidth, keptHeight) => {
  expect(posterSizeOf({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
});
