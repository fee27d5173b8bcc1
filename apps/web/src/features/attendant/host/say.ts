import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja as lists } from '../messages.ja.ts';
import type { ja } from './messages.ja.ts';

/** Says a text of what the couple does with single guests. */
export const say = textsOf<typeof ja>();

/** Says a text the list of guests has too. */
export const sayList = textsOf<typeof lists>();
