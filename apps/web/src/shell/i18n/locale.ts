import { chooseLocale, type Language, type Locale, languageOf } from '@kotohogi/contract/texts/texts';

const COOKIE = 'language';
const YEAR_SECONDS = 31_536_000;

function savedLocale(): string | undefined {
  return document.cookie
    .split('; ')
    .find(part => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
}

const chosen: Locale = chooseLocale(savedLocale(), navigator.languages);

/** The locale of this page: constant during its lifetime, since a choice reloads the page. */
export function currentLocale(): Locale {
  return chosen;
}

/** The language of this page. */
export function currentLanguage(): Language {
  return languageOf(chosen);
}

/** Stores the user's choice for a year and reloads the page in it (docs/product/language.md#choosing). */
export function chooseAndReload(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  location.reload();
}
