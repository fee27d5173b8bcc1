import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

/** Returns a text about corrections of the ledger. */
export const t = textsOf<typeof ja>();
