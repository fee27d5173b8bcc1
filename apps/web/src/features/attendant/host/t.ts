import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja as lists } from '../messages.ja.ts';
import type { ja } from './messages.ja.ts';

/** Returns a text of the couple's pages about single guests. */
export const t = textsOf<typeof ja>();

/** Returns a text shared with the guest list. */
export const tList = textsOf<typeof lists>();
