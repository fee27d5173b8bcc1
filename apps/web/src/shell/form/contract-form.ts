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

/**
 * A form validated by the contract: submitting validates all of it; each field's timing determines when it is validated
 * before that.
 */
export function useContractForm<V extends FieldValues>({ schema, defaultValues }: ContractFormOptions<V>) {
  return useForm<V>({
    defaultValues,
    resolver: contractResolver<V>(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}

/** What a component of the kit needs to be a field of a form. */
export interface BoundField<T> {
  readonly id: string;
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly errorMessage: string | undefined;
}

/** An error set by the server or other code outside the form: only a change of the field removes it. */
const FROM_OUTSIDE = 'server';

/** An event of a field, and whether it is the latest one. */
interface Occasion {
  readonly timing: ValidationTiming;
  readonly event: FieldEvent;
  readonly isLatest: () => boolean;
}

/**
 * Validates a field if its timing requires it. The result is shown, except in one case: while a `blur` field is being
 * corrected, no error other than the current one appears before blur.
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
  const isCorrecting = timing === 'blur' && event === 'change' && isLatest();
  if (isCorrecting && form.getFieldState(name).error?.type !== error?.type) form.clearErrors(name);
}

/**
 * Binds one field. Its timing determines when it is validated before the form is submitted: `always` from the start and
 * on every change; `touch` on the first blur, then on every change; `blur` on every blur; `change` on every change;
 * `manual` only when the whole form or its group is. A visible error disappears as soon as it is corrected, a manual
 * field's at the next validation of all; a server error stays until the field changes.
 */
export function useField<V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
  timing: ValidationTiming = 'touch',
): BoundField<PathValue<V, P>> {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const events = useRef(0);
  const emit = (event: FieldEvent): void => {
    const turn = ++events.current;
    void judge(form, name, { timing, event, isLatest: () => turn === events.current });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field starts once
  useEffect(() => emit('start'), []);
  return {
    id: `${id}${name}`,
    name,
    value: field.value,
    onChange: value => {
      field.onChange(value);
      emit('change');
    },
    onBlur: () => {
      emit('blur');
      field.onBlur();
    },
    errorMessage: fieldState.error?.message,
  };
}

/** Binds a text field or text area: like `useField`, validated on blur. */
export const useTextField = <V extends FieldValues, P extends Path<V>>(
  form: UseFormReturn<V>,
  name: P,
  timing: ValidationTiming = 'blur',
): BoundField<PathValue<V, P>> => useField(form, name, timing);

/** Assigns a 422 of the server to the fields it names. Returns whether it named any. */
export function assignErrors<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean {
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
