import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';
import type { ReactionKind } from './reaction.ts';

/** Languages the bar speaks. */
export type Locale = 'ja' | 'en';

/** Every text of the bar. */
export interface ReactionMessages {
  /** Name of the group of buttons. */
  readonly bar: string;
  readonly kinds: Readonly<Record<ReactionKind, string>>;
}

/** The texts of a language. */
export function reactionMessages(locale: Locale): ReactionMessages {
  return locale === 'ja' ? ja : en;
}
