import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

/** Returns a payment text, for features that take payments. */
export const paymentText = textsOf<typeof ja>();
