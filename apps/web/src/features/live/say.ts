import { textsOf } from '../../shell/i18n/text.ts';
import type { watch } from './messages.ja.ts';

/** Says a text of what guests watch. */
export const say = textsOf<typeof watch>();
