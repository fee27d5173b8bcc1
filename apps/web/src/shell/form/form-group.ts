import { type RefObject, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { scrollToFirstDefect } from './scroll-to-defect.ts';

/** A part of a form that can be checked by itself: a step, a card, a group of fields within a group. */
export interface FormGroupBinding {
  /** To be the `ref` of the kit's `FormGroup`. */
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  /** Checks every field of the group, whatever its timing; the first wrong one scrolls into sight. Answers whether all are right. */
  readonly validateAll: () => Promise<boolean>;
}

/** Binds a group by the names of its fields; the name of a group within it stands for all of its fields. */
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
