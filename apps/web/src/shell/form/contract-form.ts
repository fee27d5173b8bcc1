import { useEffect, useId, useRef } from 'react';
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
import { type FieldEvent, shouldValidate, type ValidationTiming } from './validation-timing.ts';

export interface ContractFormOptions<V extends FieldValues> {
  /** Usually the body of the row that the form is sent to. */
  readonly schema: ZodMiniType;
  readonly defaultValues: DefaultValues<V>;
}

/** A form held to the contract: sending it checks all of it; when a field is checked before that is the field's own timing. */
export function useContractForm<V extends FieldValues>({ schema, defaultValues }: ContractFormOptions<V>) {
  return useForm<V>({
    defaultValues,
    resolver: contractResolver<V>(schema),
    reValidateMode: 'onSubmit',
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

/** An error that the server, or another judge outside the form, laid on a field: only a change of the field takes it away. */
const FROM_OUTSIDE = 'server';

/** What happened to a field, and whether nothing has happened to it since. */
interface Occasion {
  readonly timing: ValidationTiming;
  readonly event: FieldEvent;
  readonly isLatest: () => boolean;
}

/**
 * Checks a field if its timing says so. What is found goes on show, except in one case: while a `blur` field is being
 * mended no other defect than the one on show appears before the field is left.
 */
async function judge<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: Path<V>,
  { timing, event, isLatest }: Occasion,
): Promise<void> {
  const { error, isTouched } = form.getFieldState(name);
  const isFromOutside = error?.type === FROM_OUTSIDE;
  if (isFromOutside && event === 'blur') return;
  if (isFromOutside) form.clearErrors(name);
  const hasError = error !== undefined && !isFromOutside;
  if (!shouldValidate(timing, event, { hasBeenLeft: isTouched, hasError })) return;
  await form.trigger(name);
  const isMending = timing === 'blur' && event === 'change' && isLatest();
  if (isMending && form.getFieldState(name).error?.type !== error?.type) form.clearErrors(name);
}

/**
 * Binds one field. Its timing says when it is checked before the form is sent: `always` from the start and on every change;
 * `touch` first when it is left for the first time, afterwards on every change; `blur` whenever it is left; `change` on every
 * change; `manual` only when the whole form, or its group, is. An error on show leaves as soon as it is mended, a manual
 * field's with the next check of all; an error of the server stays until the field changes.
 */
export function useField<V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
  timing: ValidationTiming = 'touch',
): BoundField<PathValue<V, P>> {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const events = useRef(0);
  const hear = (event: FieldEvent): void => {
    const turn = ++events.current;
    void judge(form, name, { timing, event, isLatest: () => turn === events.current });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field starts once
  useEffect(() => hear('start'), []);
  return {
    id: `${id}${name}`,
    name,
    value: field.value,
    onChange: value => {
      field.onChange(value);
      hear('change');
    },
    onBlur: () => {
      hear('blur');
      field.onBlur();
    },
    errorMessage: fieldState.error?.message,
  };
}

/** Binds a line or an area of text: as `useField`, checked whenever it is left. */
export const useTextField = <V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
  timing: ValidationTiming = 'blur',
): BoundField<PathValue<V, P>> => useField(form, name, timing);

/** Lays a 422 of the server on the fields it names. Answers whether it named any. */
export function landErrors<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { validates = [], fields = [], userMessage } = error.failure;
  const known = new Set(Object.keys(form.getValues()));
  const named = [
    ...validates.map(({ path, message }) => [path, message] as const),
    ...(validates.length > 0 ? [] : fields.map(field => [field, userMessage] as const)),
  ].filter(([path]) => known.has(path.split('.')[0] ?? ''));
  for (const [path, message] of named) form.setError(path as Path<V>, { type: FROM_OUTSIDE, message });
  if (named.length > 0) scrollToFirstDefect();
  return named.length > 0;
}
