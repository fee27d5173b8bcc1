import { isolated } from '@kotohogi/domain/kernel/marks';
import { i18n } from '@lingui/core';
import { currentLocale } from './locale.ts';

/** The texts of one feature in one language, by key; those that are not plain strings are compiled by the build. */
export type Catalogue = Readonly<Record<string, string>>;

type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text of a feature: `text('gift.amount', { yen: 3000 })`. Only keys of that feature's catalog compile. */
export type Translate<C extends Catalogue> = (key: keyof C & string, values?: TextValues) => string;

i18n.loadAndActivate({ locale: currentLocale(), messages: {} });

/** Adds texts to the catalog; a page's loader does so before the page renders. */
export function addTexts(texts: Catalogue): void {
  i18n.load(currentLocale(), texts);
}

/** Isolates names and other user-written text inside our sentences. */
const isolatedValues = (values: TextValues): TextValues =>
  Object.fromEntries(Object.entries(values).map(([key, one]) => [key, typeof one === 'string' ? isolated(one) : one]));

/** The texts of a feature, typed by its Japanese catalog (the type gives the English one the same keys). */
export function textsOf<C extends Catalogue>(): Translate<C> {
  return (key, values) => i18n._(key, isolatedValues(values ?? {}));
}
