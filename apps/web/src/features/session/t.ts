import { textsOf } from '../../shell/i18n/text.ts';
import type { loginPages } from './messages.ja.ts';

/** Returns a text of account recovery, shared by guests, couples and staff. */
export const t = textsOf<typeof loginPages>();
