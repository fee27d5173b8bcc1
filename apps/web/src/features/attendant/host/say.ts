import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja as lists } from '../messages.ja.ts';
import type { ja } from './messages.ja.ts';

/** Returns a text of the couple's pages about single guests. */
export const say = textsOf<typeof ja>();

/** Returns a text shared with the guest list. */
export const sayList = textsOf<typeof lists>();
