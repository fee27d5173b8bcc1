import { readDate } from '../date-field/date-text.ts';
import type { IconName } from '../icon/icon-name.ts';
import type { SelectOption } from '../native-select/native-select-box.tsx';

interface Named {
  /** The name in the URL. */
  readonly name: string;
  readonly label: string;
  /** Its width if there is space: 3, 4 or 5 of 20 columns. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

export interface RangeField {
  readonly kind: 'dates' | 'numbers';
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** One filter of a list. */
export type FilterField =
  | (Named & {
      readonly kind: 'text';
      readonly placeholder?: string | undefined;
      readonly icon?: IconName | undefined;
    })
  | (Named & { readonly kind: 'number' })
  /** One of a few options, or all. */
  | (Named & { readonly kind: 'choice'; readonly options: readonly SelectOption[] })
  /** A range of days or numbers, inclusive; either end may be omitted. */
  | RangeField;

/** Filter values by their names in the URL; a missing or empty one is inactive. */
export type FilterValues = Readonly<Record<string, string>>;

/** The condition of one field as text, with the names that are removed together. */
export interface FilterCondition {
  readonly names: readonly string[];
  readonly text: string;
}

/** The names of a field in the URL. */
export function namesOf(field: FilterField): readonly string[] {
  return 'from' in field ? [field.from, field.to] : [field.name];
}

const dateNames = (fields: readonly FilterField[]): ReadonlySet<string> =>
  new Set(fields.flatMap(field => (field.kind === 'dates' ? namesOf(field) : [])));

/** The invalid dates of a draft. */
export function wrongDates(fields: readonly FilterField[], draft: FilterValues): readonly string[] {
  return [...dateNames(fields)].filter(name => {
    const text = draft[name]?.trim() ?? '';
    return text !== '' && readDate(text) === null;
  });
}

/** The active filters of a draft: known names with a value, trimmed, dates as `yyyy-MM-dd`. */
export function setFilters(fields: readonly FilterField[], draft: FilterValues): FilterValues {
  const dates = dateNames(fields);
  const entries = fields.flatMap(namesOf).map(name => {
    const text = draft[name]?.trim() ?? '';
    return [name, dates.has(name) ? (readDate(text) ?? text) : text] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** The values without some of them. */
export function withoutFilters(values: FilterValues, names: readonly string[]): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** 2026-11-01 as 2026/11/01. */
const formatDate = (date: string): string => date.replaceAll('-', '/');

function valueText(field: FilterField, values: FilterValues, range: (from: string, to: string) => string): string {
  if ('from' in field) {
    const [from = '', to = ''] = [values[field.from], values[field.to]];
    return from === '' && to === '' ? '' : range(formatDate(from), formatDate(to));
  }
  const value = values[field.name] ?? '';
  if (field.kind !== 'choice') return value;
  return field.options.find(option => option.value === value)?.label ?? value;
}

/** The conditions as text, by field; inactive fields are omitted. */
export function conditionsOf(
  fields: readonly FilterField[],
  values: FilterValues,
  range: (from: string, to: string) => string,
): readonly FilterCondition[] {
  return fields.flatMap(field => {
    const text = valueText(field, values, range);
    return text === '' ? [] : [{ names: namesOf(field), text: `${field.label} ${text}` }];
  });
}
