import { useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useController,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { contractResolver } from './contract-resolver.ts';
import { scrollToFirstDefect } from './scroll-to-defect.ts';

export interface ContractFormOptions<V extends FieldValues> {
  /** Usually the body of the row that the form is sent to. */
  readonly schema: ZodMiniType;
  readonly defaultValues: DefaultValues<V>;
}

/** A form held to the contract: fields are checked when they are left, and again with each change once they were wrong. */
export function useContractForm<V extends FieldValues>({ schema, defaultValues }: ContractFormOptions<V>) {
  return useForm<V>({
    defaultValues,
    resolver: contractResolver<V>(schema),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
}

/** What a part of the kit needs to be a field of a form. */
export interface BoundField<T> {
  readonly id: string;
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly errorMessage: string | undefined;
}

/** Binds one field. */
export function useField<V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
): BoundField<PathValue<V, P>> {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    id: `${id}${name}`,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
  };
}

/** Lays a 422 of the server on the fields it names. Answers whether it named any. */
export function landErrors<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { validates = [], fields = [], userMessage } = error.failure;
  const known = new Set(Object.keys(form.getValues()));
  const named = [
    ...validates.map(({ path, message }) => [path, message] as const),
    ...(validates.length > 0 ? [] : fields.map(field => [field, userMessage] as const)),
  ].filter(([path]) => known.has(path.split('.')[0] ?? ''));
  for (const [path, message] of named) form.setError(path as Path<V>, { type: 'server', message });
  if (named.length > 0) scrollToFirstDefect();
  return named.length > 0;
}
