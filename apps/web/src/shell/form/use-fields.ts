import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type BoundField, useField } from './contract-form.ts';
import type { ValidationTiming } from './validation-timing.ts';

/** A bound field with its label: all the required props of a kit field. */
export interface LabelledField<T> extends BoundField<T> {
  readonly label: string;
}

type Labels<V extends FieldValues> = Readonly<Partial<Record<Path<V>, string>>>;
type LabelledFields<V extends FieldValues, L> = {
  readonly [N in keyof L & Path<V>]: LabelledField<PathValue<V, N>>;
};

/** Binds every field of a label table, by name. The table must be the same on every render. */
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

/** The props of a checkbox or a switch: on or off, and its label. */
export function asFlag({ value, label, ...field }: LabelledField<boolean>) {
  return { ...field, isSelected: value, children: label };
}
