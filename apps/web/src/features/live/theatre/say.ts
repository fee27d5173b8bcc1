import { textsOf } from '../../../shell/i18n/text.ts';
import type { catalogue } from './messages.ja.ts';

/** Says a text of the picture and what stands over and under it. */
export const say = textsOf<typeof catalogue>();
