import { textsOf } from '../../shell/i18n/text.ts';
import type { watch } from './messages.ja.ts';

/** Returns a text of the guests' player page. */
export const t = textsOf<typeof watch>();
