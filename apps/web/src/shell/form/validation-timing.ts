/** When a field is checked by itself; validate-all checks every field whatever its timing (product text §2). */
export type ValidationTiming = 'always' | 'touch' | 'blur' | 'change' | 'manual';

/** What can make a field be checked: it is drawn, it is left, its value changes. */
export type FieldEvent = 'start' | 'blur' | 'change';

/** What has happened to a field so far. */
export interface FieldHistory {
  readonly hasBeenLeft: boolean;
  /** An error is on show at the field. */
  readonly hasError: boolean;
}

/**
 * Whether a field is checked now.
 *
 * - `always`: from the start and on every change.
 * - `touch`: first when the field is left for the first time, afterwards on every change.
 * - `blur`: whenever it is left.
 * - `change`: on every change.
 * - `manual`: only by validate-all.
 *
 * In every timing but `manual` an error on show is checked again at each change, so that it leaves as soon as it is mended;
 * a manual field's stays until the next validate-all.
 */
export function shouldValidate(timing: ValidationTiming, event: FieldEvent, history: FieldHistory): boolean {
  const { hasBeenLeft, hasError } = history;
  if (timing === 'manual') return false;
  if (event === 'start') return timing === 'always';
  if (event === 'blur') return timing === 'blur' || (timing === 'touch' && !hasBeenLeft);
  return hasError || (timing === 'touch' ? hasBeenLeft : timing !== 'blur');
}
