import { isolated } from '@kotohogi/domain/kernel/marks';
import { i18n } from '@lingui/core';
import { currentLocale } from './locale.ts';

/** The texts of one feature in one language, by key; compiled by the build where they are not plain strings any more. */
export type Catalogue = Readonly<Record<string, string>>;

type TextValues = Readonly<Record<string, string | number>>;

/** Says a text of a feature: `text('gift.amount', { yen: 3000 })`. Only keys of that feature's catalogue compile. */
export type Say<C extends Catalogue> = (key: keyof C & string, values?: TextValues) => string;

i18n.loadAndActivate({ locale: currentLocale(), messages: {} });

/** Adds texts to what can be said; a page's loader does so before the page is drawn. */
export function addTexts(texts: Catalogue): void {
  i18n.load(currentLocale(), texts);
}

/** Names and other words of people, as parts of our sentences. */
const isolatedValues = (values: TextValues): TextValues =>
  Object.fromEntries(Object.entries(values).map(([key, one]) => [key, typeof one === 'string' ? isolated(one) : one]));

/** The texts of a feature, typed by its Japanese catalogue (its English one has the same keys by type). */
export function textsOf<C extends Catalogue>(): Say<C> {
  return (key, values) => i18n._(key, isolatedValues(values ?? {}));
}
