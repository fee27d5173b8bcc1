import { textsOf } from '../../shell/i18n/text.ts';
import type { doors } from './messages.ja.ts';

/** Says a text of the ways back in, which guests, couples and staff have in common. */
export const say = textsOf<typeof doors>();
