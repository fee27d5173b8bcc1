import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFailureNotice } from '../api/use-failure-notice.ts';
import { landErrors } from './contract-form.ts';
import { scrollToFirstDefect } from './scroll-to-defect.ts';

/**
 * The submit handler of a form: defects scroll into sight; what the server refuses lands on its fields; every other
 * failure is told at the foot of the page, with a way to try again. The input stays in each case.
 */
export function useSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  send: (values: V) => Promise<void>,
): (event?: FormEvent) => void {
  const tell = useFailureNotice();
  const submit = form.handleSubmit(async values => {
    try {
      await send(values as V);
    } catch (error) {
      if (!landErrors(form, error)) tell(error, () => void submit());
    }
  }, scrollToFirstDefect);
  return event => void submit(event);
}
