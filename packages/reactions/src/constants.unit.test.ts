import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('match the numbers of the product', () => {
  expect(constants).toMatchObject({
    STAMP_LIFE_MS: 2_250,
    STAMP_ANIMATION_MS: 2_000,
    MOTION_PATTERN_COUNT: 10,
    STAMP_WIDTH_RATIO: 0.06,
    SWAY_RATIO: 0.3,
    RISE_RATIO: 0.5,
    MAX_PETALS: 100,
    PETAL_FADE_OUT_MS: 750,
    RESIZE_DEBOUNCE_MS: 200,
    MAX_SENDS_PER_SECOND: 5,
  });
});
