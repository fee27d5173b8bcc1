import { type FilterKind, type ListRules, namesOf } from '@kotohogi/contract/kit/list';
import type { FilterField } from '@kotohogi/ui/filter-panel';
import type { SelectOption } from '@kotohogi/ui/native-select';

type Input = Extract<FilterField, { kind: 'text' }>;
type Choice<Kind> = Kind extends readonly (infer Value)[] ? Value : 'true' | 'false';

/** How a filter looks, beyond its kind. */
export interface FilterLook<Kind> extends Partial<Pick<Input, 'placeholder' | 'icon' | 'size'>> {
  /** The text of a value of a choice. */
  readonly textOf?: ((value: Choice<Kind>) => string) | undefined;
  /** The choices, if they are not the values of the filter: rows that an id names, or some of the values. */
  readonly options?: readonly SelectOption[] | undefined;
}

interface FilterForm<L extends ListRules> {
  readonly labelOf: (name: keyof L['filters'] & string) => string;
  readonly looks?: { readonly [Name in keyof L['filters']]?: FilterLook<L['filters'][Name]> };
  /** The abilities of the user; a filter that needs another one is left out. */
  readonly abilities?: ReadonlySet<string>;
}

function optionsOf(kind: FilterKind, { options, textOf = String }: FilterLook<readonly string[]>) {
  if (options !== undefined) return options;
  const values = kind === 'flag' ? ['true', 'false'] : kind;
  return typeof values === 'string' ? undefined : values.map(value => ({ value, label: textOf(value) }));
}

/** The form of a list's filters, in the order in which the contract declares them. */
export function filterFields<const L extends ListRules>(rules: L, form: FilterForm<L>): readonly FilterField[] {
  const { labelOf, abilities } = form;
  // A look is read with the kind of its own filter.
  const looks = form.looks as Readonly<Record<string, FilterLook<readonly string[]> | undefined>> | undefined;
  return Object.entries(rules.filters).flatMap(([name, kind]): readonly FilterField[] => {
    const needed = rules.needs?.[name];
    if (needed !== undefined && abilities?.has(needed) !== true) return [];
    const label = labelOf(name);
    const [from = name, to = name] = namesOf(name, kind);
    if (kind === 'days') return [{ kind: 'dates', from, to, label }];
    if (kind === 'numbers') return [{ kind: 'numbers', from, to, label }];
    const { placeholder, icon, size, ...look } = looks?.[name] ?? {};
    const options = optionsOf(kind, look);
    if (options !== undefined) return [{ kind: 'choice', name, label, size, options }];
    if (kind === 'id') return [{ kind: 'number', name, label, size }];
    return [{ kind: 'text', name, label, placeholder, icon, size }];
  });
}
