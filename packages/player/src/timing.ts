/** Controls hide this long after the last movement, in ms (docs/product/player.md#controls). */
export const CONTROLS_HIDE_MS = 2_000;
/** Controls hide this long after the pointer has left, in ms (docs/product/player.md#controls). */
export const CONTROLS_LEAVE_MS = 1_500;
/** A shorter wait shows no spinner, in ms (docs/product/player.md#waiting). */
export const SPINNER_DELAY_MS = 500;
/** The element is read at this interval, in ms, because buffered ranges have no event. */
export const POLL_MS = 100;
/** Clicks on the picture closer together than this count as one, in ms (docs/product/player.md#controls). */
export const CLICK_DEBOUNCE_MS = 100;
/** Playback starts this long after the first frame is available, in ms (docs/product/player.md#start). */
export const AUTOPLAY_DELAY_MS = 50;
/** Without a frame for this long the slow-load message appears, in ms (docs/product/player.md#waiting). */
export const SLOW_MESSAGE_MS = 5_000;
/**
 * Without a frame for this long the source is reloaded once; after the same time again it has failed, in ms
 * (docs/product/player.md#waiting).
 */
export const SLOW_RELOAD_MS = 10_000;
/** Smaller changes of the duration are ignored, in seconds (docs/product/player.md#controls). */
export const DURATION_TOLERANCE_SEC = 0.5;
/** A playing picture that does not move for this long counts as waiting, whatever the element reports, in ms. */
export const STANDSTILL_MS = 1_000;
/** Recently missing frames after which a smaller video is taken, if there is one, in ms. */
export const EASE_MS = 3_000;
/** Recently missing frames after which audio only is offered, in ms. */
export const OFFER_MS = 5_000;
/** The maximum of missing frames that is remembered, in ms. */
export const MAX_RECENT_STALL_MS = 8_000;
/** After this long in the smaller video without trouble the larger one is tried again, in ms. */
export const UPGRADE_DELAY_MS = 60_000;
/** A failed live is retried automatically after this long, in ms. */
export const LIVE_RETRY_MS = 5_000;
/** The maintenance interval of the source (latency, catching up, stall target), in ms. */
export const MAINTENANCE_MS = 1_000;
/** Without a stall for this long, hls.js's raised latency target is restored, in ms. */
export const STABLE_MS = 120_000;
/** If the live position is further ahead than this, playing slightly faster is not enough, in seconds. */
export const CATCH_UP_GAP_SEC = 3;
/** The steps of the arrow keys: in seconds, and as a share of the volume. */
export const SEEK_STEP_SEC = 5;
export const VOLUME_STEP = 0.05;
