import { type RefObject, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { scrollToFirstDefect } from './scroll-to-defect.ts';

/** A part of a form that can be validated by itself: a step, a card, a nested group. */
export interface FormGroupBinding {
  /** The `ref` for the kit's `FormGroup`. */
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  /**
   * Validates every field of the group, whatever its timing; scrolls to the first invalid one. Returns whether all are
   * valid.
   */
  readonly validateAll: () => Promise<boolean>;
}

/** Binds a group by the names of its fields; the name of a nested group includes all of its fields. */
export function useFormGroup<V extends FieldValues>(
  form: UseFormReturn<V>,
  names: readonly Path<V>[],
): FormGroupBinding {
  const ref = useRef<HTMLFieldSetElement>(null);
  const validateAll = async (): Promise<boolean> => {
    const isValid = await form.trigger(names);
    if (!isValid) scrollToFirstDefect(ref.current ?? document);
    return isValid;
  };
  return { ref, validateAll };
}
