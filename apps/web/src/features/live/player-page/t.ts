import { textsOf } from '../../../shell/i18n/text.ts';
import type { catalogue } from './messages.ja.ts';

/** Returns a text of the picture and the parts around it. */
export const t = textsOf<typeof catalogue>();
