import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

/** Says a text of the recording's sale, for the pages it is told on. */
export const archiveSaleText = textsOf<typeof ja>();
