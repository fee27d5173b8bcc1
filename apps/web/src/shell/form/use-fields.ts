import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type BoundField, useField } from './contract-form.ts';
import type { ValidationTiming } from './validation-timing.ts';

/** A bound field with its label: all that a part of the kit has to have. */
export interface LabelledField<T> extends BoundField<T> {
  readonly label: string;
}

type Labels<V extends FieldValues> = Readonly<Partial<Record<Path<V>, string>>>;
type LabelledFields<V extends FieldValues, L> = {
  readonly [N in keyof L & Path<V>]: LabelledField<PathValue<V, N>>;
};

/** Binds every field of a table of labels, by name. The table must stay the same from one drawing to the next. */
export function useFields<V extends FieldValues, const L extends Labels<V>>(
  form: UseFormReturn<V>,
  labels: L,
  timing?: ValidationTiming,
): LabelledFields<V, L>;
export function useFields(form: UseFormReturn, labels: Readonly<Record<string, string>>, timing?: ValidationTiming) {
  const fields = Object.entries(labels).map(([name, label]) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: one per row of a table that never changes
    const field = useField(form, name, timing);
    return [name, { ...field, label }];
  });
  return Object.fromEntries(fields);
}

/** What a checkbox or a switch needs to be a field: on or off, and its words. */
export function asFlag({ value, label, ...field }: LabelledField<boolean>) {
  return { ...field, isSelected: value, children: label };
}
