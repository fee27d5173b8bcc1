/** How long a stamp exists, in ms (product text §9). */
export const STAMP_LIFE_MS = 2250;
/** How long a stamp moves, in ms; the rest of its life it only fades (product text §9). */
export const STAMP_ANIMATION_MS = 2000;
/** How many ways a stamp can travel (product text §9). */
export const MOTION_PATTERN_COUNT = 10;
/** Width of a stamp as a share of the container's width (product text §9). */
export const STAMP_WIDTH_RATIO = 0.06;
/** A stamp sways within this share of the container's width, half to each side (product text §9, decision 95). */
export const SWAY_RATIO = 0.3;
/** A stamp rises by this share of the container's height (product text §9, decision 95). */
export const RISE_RATIO = 0.5;
/** Petals on screen at once, falling or about to (product text §9). */
export const MAX_PETALS = 100;
/** A petal spends the end of its life fading, in ms (product text §9). */
export const PETAL_FADE_OUT_MS = 750;
/** Petals one rice shower throws; five taps in a row fill the picture. */
export const PETALS_PER_SHOWER = 20;
/** The petals of one shower start within this span, in ms, so that they fall as a handful and not as a curtain. */
export const SHOWER_SPREAD_MS = 900;
/** Stamps on screen at once: a hall of a thousand guests must not bury the couple. An own tap replaces the oldest. */
export const MAX_STAMPS = 80;
/** The canvas follows its container after this pause, in ms (product text §9). */
export const RESIZE_DEBOUNCE_MS = 200;
/** Denser canvases cost more than anyone can see in a moving stamp. */
export const MAX_DEVICE_PIXEL_RATIO = 1.5;
/** How often the playhead is compared with the waiting reactions, in ms: well inside the promised ± 0.5 s. */
export const SCHEDULE_TICK_MS = 100;
/** A reaction whose moment passed longer ago than this, in ms, is not drawn: it would applaud the wrong thing. */
export const LATE_LIMIT_MS = 10_000;
/** Reactions kept waiting for the playhead; beyond it the farthest ahead are let go. */
export const MAX_WAITING = 2_000;
/** A playhead that moves further than this between two ticks, in ms, has been seeked. */
export const SEEK_GAP_MS = 1_500;
/** Taps reported to the server per guest in any second (decision 86). */
export const MAX_SENDS_PER_SECOND = 5;
/** The ground of a pressed button fades this long, in ms. */
export const PRESS_FADE_MS = 2_000;
