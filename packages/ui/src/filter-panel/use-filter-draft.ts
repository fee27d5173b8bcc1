import { useState } from 'react';
import { type FilterField, type FilterValues, setFilters, withoutFilters, wrongDates } from './filter-model.ts';

/** The filters being edited, next to those applied to the list. */
export interface FilterDraft {
  readonly fields: readonly FilterField[];
  /** The filters currently applied to the list. */
  readonly applied: FilterValues;
  readonly values: FilterValues;
  /** Names of filters with invalid text at the last attempt. */
  readonly wrong: readonly string[];
  readonly set: (name: string, value: string) => void;
  /** Applies the filters, unless one is invalid. */
  readonly search: () => void;
  /** Removes some of the applied filters at once. */
  readonly remove: (names: readonly string[]) => void;
  readonly clear: () => void;
}

/** Keeps edited filters until they are applied. When the applied filters change from outside, the draft follows. */
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
