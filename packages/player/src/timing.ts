/** Controls hide this long after the last movement, in ms (product text §9). */
export const CONTROLS_HIDE_MS = 2_000;
/** Controls hide this long after the pointer has left, in ms (product text §9). */
export const CONTROLS_LEAVE_MS = 1_500;
/** A wait shorter than this shows no spinner, in ms (product text §9). */
export const SPINNER_DELAY_MS = 500;
/** The element is read this often, in ms: buffered ranges have no event of their own (product text §9). */
export const POLL_MS = 100;
/** Clicks on the picture closer together than this count as one, in ms (product text §9). */
export const CLICK_DEBOUNCE_MS = 100;
/** Playing starts this long after the first frame is there, in ms (product text §9). */
export const AUTOPLAY_DELAY_MS = 50;
/** Without a frame for this long the slow-load message appears, in ms (decision 94). */
export const SLOW_MESSAGE_MS = 5_000;
/** Without a frame for this long the source is reloaded once, and after as long again it has failed, in ms (decision 94). */
export const SLOW_RELOAD_MS = 10_000;
/** A duration that changes by no more than this is the old one, in seconds (product text §9). */
export const DURATION_TOLERANCE_SEC = 0.5;
/** A playing picture that stands still this long is waiting, whatever the element says, in ms. */
export const STANDSTILL_MS = 1_000;
/** How often the source is looked after (latency, catching up, stall target), in ms. */
export const TEND_MS = 1_000;
/** Without a stall for this long hls.js's raised latency target is taken back, in ms. */
export const STABLE_MS = 120_000;
/** Behind the live position by more than this, playing a little faster is not enough, in seconds. */
export const CATCH_UP_GAP_SEC = 3;
/** Arrow keys move by this, in seconds and in hundredths of the volume. */
export const SEEK_STEP_SEC = 5;
export const VOLUME_STEP = 0.05;
