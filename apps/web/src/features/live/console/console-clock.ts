import { useNow } from '../../../shell/clock/use-now.ts';
import { clockOffset } from './console-time.ts';

/** A server time and when it was received here; the difference shows the offset of the local clock. */
export interface Received {
  readonly serverMs: number;
  readonly receivedAtMs: number;
}

/** The server's time, updated every second. */
export function useServerNow({ serverMs, receivedAtMs }: Received): number {
  return useNow(1000) + clockOffset(serverMs, receivedAtMs);
}
