import { textsOf } from '../../shell/i18n/text.ts';
import type { doors } from './messages.ja.ts';

/** Returns a text of account recovery, shared by guests, couples and staff. */
export const say = textsOf<typeof doors>();
