import { lengthOf, unifyLineEnds } from '@kotohogi/domain/kernel/text';
import { rule } from './rule.ts';

type Items = readonly unknown[];

/** Code points of a text, independent of line endings (docs/product/form.md#text). */
const count = (text: string) => lengthOf(unifyLineEnds(text));

/** A text of `min` to `max` code points. */
export const lengthFrom = (min: number, max: number) =>
  rule<string>('length', text => count(text) >= min && count(text) <= max, { min, max });

/** A text of exactly `n` code points. */
export const lengthOfExactly = (n: number) => rule<string>('lengthExact', text => count(text) === n, { n });

/** A text of at most `n` code points. */
export const maxLength = (n: number) => rule<string>('maxLength', text => count(text) <= n, { n });

/** A text of at least `n` code points. */
export const minLength = (n: number) => rule<string>('minLength', text => count(text) >= n, { n });

/** A list of `min` to `max` items. */
export const itemsFrom = (min: number, max: number) =>
  rule<Items>('items', items => items.length >= min && items.length <= max, { min, max });

/** A list of exactly `n` items. */
export const itemsExactly = (n: number) => rule<Items>('itemsExact', items => items.length === n, { n });

/** A list of at most `n` items. */
export const maxItems = (n: number) => rule<Items>('maxItems', items => items.length <= n, { n });

/** A list of at least `n` items. */
export const minItems = (n: number) => rule<Items>('minItems', items => items.length >= n, { n });

export const notGreaterThan = (n: number) => rule<number>('notGreaterThan', value => value <= n, { n });

export const greaterThan = (n: number) => rule<number>('greaterThan', value => value > n, { n });

export const lessThan = (n: number) => rule<number>('lessThan', value => value < n, { n });

export const notLessThan = (n: number) => rule<number>('notLessThan', value => value >= n, { n });

/** A number from `min` to `max`, inclusive. */
export const between = (min: number, max: number) =>
  rule<number>('between', value => value >= min && value <= max, { min, max });

/** Calendar dates as texts (`yyyy-MM-dd`) sort by day. */
const onOrAfter = (date: string, first: string) => date >= first;

/** A date not before `first`. */
export const minDate = (first: string) => rule<string>('dateRange', date => onOrAfter(date, first));

/** A date not after `last`. */
export const maxDate = (last: string) => rule<string>('dateRange', date => onOrAfter(last, date));

/** A date from `first` to `last`, inclusive. */
export const betweenDate = (first: string, last: string) =>
  rule<string>('dateRange', date => onOrAfter(date, first) && onOrAfter(last, date));

/** Requires a value in every one of several related fields. */
export const filled = rule<Items>('filled', values => values.every(value => value !== '' && value !== null));
