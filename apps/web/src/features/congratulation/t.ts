import { textsOf } from '../../shell/i18n/text.ts';
import type { tree } from './messages.ja.ts';

/** Returns a text of the tree and its messages. */
export const t = textsOf<typeof tree>();
