import { useNow } from '../../shell/clock/use-now.ts';
import { clockOffset } from './console-time.ts';

/** What tells how far this machine's clock is from the server's: what the server's said, and when that was heard here. */
export interface Heard {
  readonly serverMs: number;
  readonly heardAtMs: number;
}

/** The server's time, anew every second: what happened there is timed by its own clock. */
export function useServerNow({ serverMs, heardAtMs }: Heard): number {
  return useNow(1000) + clockOffset(serverMs, heardAtMs);
}
