import { createContext, useContext } from 'react';
import { type KitLocale, type KitMessages, kitMessages } from '../messages.ts';

/** What every part reads from its surroundings. */
export interface KitSettings {
  readonly locale: KitLocale;
  /** Address of the icon sprite; a part adds `#name`. */
  readonly iconsUrl: string;
  readonly messages: KitMessages;
}

/** The settings of the nearest `KitProvider`. */
export const KitContext = createContext<KitSettings>({
  locale: 'ja',
  iconsUrl: '/art/icons.svg',
  messages: kitMessages.ja,
});

/** Locale, sprite address and texts of the nearest `KitProvider`. */
export function useKit(): KitSettings {
  return useContext(KitContext);
}

/** The kit's own texts in the provider's language. */
export function useKitMessages(): KitMessages {
  return useContext(KitContext).messages;
}
