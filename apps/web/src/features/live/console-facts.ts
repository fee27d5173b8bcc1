import type { LiveConsole } from '@kotohogi/contract/live';
import type { WeddingDetail } from '@kotohogi/contract/wedding';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { Heard } from './console-clock.ts';

/** What every part of the console is drawn from. */
export interface ConsoleFacts {
  readonly detail: WeddingDetail;
  readonly live: LiveConsole;
  readonly heard: Heard;
  /** The last question got no answer: what is shown is older than it should be. */
  readonly isStale: boolean;
  /** The design the guests see. */
  readonly pattern: PatternName;
  readonly mayWrite: boolean;
  /** Where the guests watch. */
  readonly guestHref: string;
}
