/**
 * When a field is validated on its own; validateAll validates every field whatever its timing
 * (docs/product/form.md#when-a-field-is-checked).
 */
export type ValidationTiming = 'always' | 'touch' | 'blur' | 'change' | 'manual';

/** Events that can trigger validation: the first render, a blur, a change of the value. */
export type FieldEvent = 'start' | 'blur' | 'change';

/** The history of a field. */
export interface FieldHistory {
  readonly hasBeenLeft: boolean;
  /** An error is shown at the field. */
  readonly hasError: boolean;
}

/**
 * Whether a field is validated now.
 *
 * - `always`: from the start and on every change.
 * - `touch`: on the first blur, then on every change.
 * - `blur`: on every blur.
 * - `change`: on every change.
 * - `manual`: only by validateAll.
 *
 * In every timing but `manual` a visible error is revalidated on each change, so that it disappears once corrected; a
 * manual field's error stays until the next validateAll.
 */
export function shouldValidate(timing: ValidationTiming, event: FieldEvent, history: FieldHistory): boolean {
  const { hasBeenLeft, hasError } = history;
  if (timing === 'manual') return false;
  if (event === 'start') return timing === 'always';
  if (event === 'blur') return timing === 'blur' || (timing === 'touch' && !hasBeenLeft);
  return hasError || (timing === 'touch' ? hasBeenLeft : timing !== 'blur');
}
