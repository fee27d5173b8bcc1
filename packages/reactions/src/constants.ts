/** How long a stamp exists, in ms (docs/product/reaction.md#drawing). */
export const STAMP_LIFE_MS = 2250;
/** How long a stamp moves, in ms; for the rest of its life it only fades (docs/product/reaction.md#drawing). */
export const STAMP_ANIMATION_MS = 2000;
/** How many motion patterns a stamp can have (docs/product/reaction.md#drawing). */
export const MOTION_PATTERN_COUNT = 10;
/** Width of a stamp as a share of the container's width (docs/product/reaction.md#drawing). */
export const STAMP_WIDTH_RATIO = 0.06;
/** A stamp sways within this share of the container's width, half to each side (docs/product/reaction.md#drawing). */
export const SWAY_RATIO = 0.3;
/** A stamp rises by this share of the container's height (docs/product/reaction.md#drawing). */
export const RISE_RATIO = 0.5;
/** Maximum of petals on screen, including those about to fall (docs/product/reaction.md#drawing). */
export const MAX_PETALS = 100;
/** A petal fades during the last part of its life, in ms (docs/product/reaction.md#drawing). */
export const PETAL_FADE_OUT_MS = 750;
/** Petals per rice shower; five taps in a row reach the maximum. */
export const PETALS_PER_SHOWER = 20;
/** The petals of one shower start within this span, in ms, so that they fall as a handful and not as a curtain. */
export const SHOWER_SPREAD_MS = 900;
/** Maximum of stamps on screen: a thousand guests must not cover the couple. An own tap replaces the oldest. */
export const MAX_STAMPS = 80;
/** The canvas is resized after its container has been stable for this long, in ms. */
export const RESIZE_DEBOUNCE_MS = 200;
/** A denser canvas costs more without a visible difference in a moving stamp. */
export const MAX_DEVICE_PIXEL_RATIO = 1.5;
/** How often the playhead is compared with the waiting reactions, in ms: well within the promised ± 0.5 s. */
export const SCHEDULE_TICK_MS = 100;
/** A reaction that is later than this, in ms, is not drawn, because it would applaud the wrong moment. */
export const LATE_LIMIT_MS = 10_000;
/** Maximum of reactions waiting for the playhead; beyond it those farthest ahead are dropped. */
export const MAX_WAITING = 2_000;
/** A larger playhead movement between two ticks, in ms, counts as a seek. */
export const SEEK_GAP_MS = 1_500;
/** Taps reported to the server per guest and second (docs/product/reaction.md#sending). */
export const MAX_SENDS_PER_SECOND = 5;
/** How long the background of a pressed button fades, in ms. */
export const PRESS_FADE_MS = 2_000;
