import { ErrorSummary } from '@kotohogi/ui/error-summary';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useFormState } from 'react-hook-form';
import { type BoundField, useField, useTextField } from './contract-form.ts';
import { fieldProblems } from './field-problem.ts';
import type { ValidationTiming } from './validation-timing.ts';

/** The id of a field by its name, so that a summary in another component can lead to it. One such form per page. */
const idOf = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** Binds a field that the form's summary leads to: like `useField`. */
export function useListedField<V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
  timing?: ValidationTiming,
): BoundField<PathValue<V, P>> {
  return { ...useField(form, name, timing), id: idOf(name) };
}

/** Binds a text field that the form's summary leads to: like `useTextField`. */
export function useListedTextField<V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
): BoundField<PathValue<V, P>> {
  return { ...useTextField(form, name), id: idOf(name) };
}

interface FormSummaryProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  /** The fields in form order, each with its label. */
  readonly labels: Readonly<Partial<Record<Path<V>, string>>>;
}

/** After a submit, the errors of a long form at its head, each with a link to its field. */
export function FormSummary<V extends FieldValues>({ form, labels }: FormSummaryProps<V>) {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const fields = Object.entries<string>(labels as Readonly<Record<string, string>>);
  const listed = fields.map(([name, label]) => ({ id: idOf(name), name, label }));
  return <ErrorSummary problems={isSubmitted ? fieldProblems(listed, errors) : []} />;
}
