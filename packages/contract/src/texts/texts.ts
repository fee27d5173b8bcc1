/** A set of texts, complete in both languages by its type. */
export interface Texts<Key extends string> {
  readonly ja: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

/** The language part of a locale: the key of its texts. */
export type Language = keyof Texts<string>;

/** The two locales of the product (docs/product/language.md#choosing). */
export const LOCALES = ['ja', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of a locale. */
export function languageOf(locale: Locale): Language {
  return locale === 'ja' ? 'ja' : 'en';
}

/**
 * Selects the locale: a saved cookie, else the first supported browser language by its language part, else en-US if the
 * browser named only unsupported languages, else ja (docs/product/language.md#choosing).
 */
export function chooseLocale(saved: string | undefined, preferred: readonly string[]): Locale {
  if (saved === 'ja' || saved === 'en-US') return saved;
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'ja') return 'ja';
    if (language === 'en') return 'en-US';
  }
  return preferred.length > 0 ? 'en-US' : 'ja';
}
