import { createContext, useContext } from 'react';
import type { KitLocale, KitMessages } from '../messages.ts';

/** What every component reads from its context. */
export interface KitSettings {
  readonly locale: KitLocale;
  /** Address of the icon sprite; a component appends `#name`. */
  readonly iconsUrl: string;
  readonly messages: KitMessages;
}

/** The settings of the nearest `KitProvider`. */
export const KitContext = createContext<KitSettings | null>(null);

/** Locale, sprite address and texts of the nearest `KitProvider`. */
export function useKit(): KitSettings {
  const settings = useContext(KitContext);
  if (settings === null) throw new Error('the kit must be used inside a KitProvider');
  return settings;
}

/** The kit's own texts in the provider's language. */
export function useKitMessages(): KitMessages {
  return useKit().messages;
}
