import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

/** Says a text of payments, for the features that take them. */
export const paymentText = textsOf<typeof ja>();
