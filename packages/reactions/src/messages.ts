import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';
import type { ReactionKind } from './reaction.ts';

/** Languages of the bar. */
export type Locale = 'ja' | 'en';

/** All texts of the bar. */
export interface ReactionMessages {
  /** Name of the group of buttons. */
  readonly bar: string;
  readonly kinds: Readonly<Record<ReactionKind, string>>;
}

export function reactionMessages(locale: Locale): ReactionMessages {
  return locale === 'ja' ? ja : en;
}
