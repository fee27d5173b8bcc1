import { useState } from 'react';
import { type FilterField, type FilterValues, setFilters, withoutFilters, wrongDates } from './filter-model.ts';

/** Filters that are being filled in, beside those the list is narrowed down by. */
export interface FilterDraft {
  readonly fields: readonly FilterField[];
  /** What the list is narrowed down by now. */
  readonly applied: FilterValues;
  readonly values: FilterValues;
  /** Names whose text could not be read at the last try. */
  readonly wrong: readonly string[];
  readonly set: (name: string, value: string) => void;
  /** Narrows the list down by what is filled in, unless something is wrong. */
  readonly search: () => void;
  /** Takes some of the applied ones away at once. */
  readonly remove: (names: readonly string[]) => void;
  readonly clear: () => void;
}

/** Keeps what is filled in until it is searched for. When the applied filters change from outside, the draft follows. */
export function useFilterDraft(
  fields: readonly FilterField[],
  applied: FilterValues,
  onApply: (values: FilterValues) => void,
): FilterDraft {
  const [draft, setDraft] = useState({ of: applied, values: applied });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  if (!isSame(draft.of, applied)) {
    setDraft({ of: applied, values: applied });
    setWrong([]);
  }
  return {
    fields,
    applied,
    values: draft.values,
    wrong,
    set: (name, value) => setDraft(now => ({ ...now, values: { ...now.values, [name]: value } })),
    search: () => {
      const defects = wrongDates(fields, draft.values);
      setWrong(defects);
      if (defects.length === 0) onApply(setFilters(fields, draft.values));
    },
    remove: names => onApply(withoutFilters(applied, names)),
    clear: () => onApply({}),
  };
}

function isSame(a: FilterValues, b: FilterValues): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name]);
}
