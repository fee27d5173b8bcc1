/** Cancels a pending call. */
export type Cancel = () => void;

/** The player's time source; tests provide their own. */
export interface Clock {
  /** Monotonic, in ms. */
  nowMs(): number;
  after(delayMs: number, run: () => void): Cancel;
  every(periodMs: number, run: () => void): Cancel;
}

/** The browser's clock. */
export const browserClock: Clock = {
  nowMs: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  every(periodMs, run) {
    const timer = setInterval(run, periodMs);
    return () => clearInterval(timer);
  },
};
