import type { LiveConsole } from '@kotohogi/contract/live';
import type { WeddingDetail } from '@kotohogi/contract/wedding';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { Received } from './console-clock.ts';

/** The props of every console component. */
export interface ConsoleFacts {
  readonly detail: WeddingDetail;
  readonly live: LiveConsole;
  readonly received: Received;
  /** The last poll failed: the data shown is older than it should be. */
  readonly isStale: boolean;
  /** The pattern of the guest page. */
  readonly pattern: PatternName;
  readonly mayWrite: boolean;
  /** The URL of the guest page. */
  readonly guestHref: string;
}
