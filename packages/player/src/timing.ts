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
/** Frames have been missing for so long of late that a smaller picture is taken where there is one, in ms. */
export const EASE_MS = 3_000;
/** Frames have been missing for so long of late that the sound alone is offered, in ms. */
export const OFFER_MS = 5_000;
/** More than this of missing frames is not remembered, in ms. */
export const LONGEST_STRUGGLE_MS = 8_000;
/** After this long in the smaller picture without trouble the larger one is tried again, in ms. */
export const UNEASE_MS = 60_000;
/** A live that has failed is tried again by itself after this long, in ms. */
export const LIVE_RETRY_MS = 5_000;
/** How often the source is looked after (latency, catching up, stall target), in ms. */
export const TEND_MS = 1_000;
/** Without a stall for this long hls.js's raised latency target is taken back, in ms. */
export const STABLE_MS = 120_000;
/** Behind the live position by more than this, playing a little faster is not enough, in seconds. */
export const CATCH_UP_GAP_SEC = 3;
/** Arrow keys move by this, in seconds and in hundredths of the volume. */
export const SEEK_STEP_SEC = 5;
export const VOLUME_STEP = 0.05;
