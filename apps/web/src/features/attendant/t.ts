import { textsOf } from '../../shell/i18n/text.ts';
import type { visit } from './messages.ja.ts';

/** Returns a text of the guests' own pages. */
export const t = textsOf<typeof visit>();
