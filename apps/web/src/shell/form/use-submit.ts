import { useDismissSnackbar } from '@kotohogi/ui/snackbar';
import { type FormEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFailureNotice } from '../api/use-failure-notice.ts';
import { assignErrors } from './contract-form.ts';
import { scrollToFirstDefect } from './scroll-to-defect.ts';

/**
 * The submit handler of a form: scrolls to invalid fields; server refusals go to their fields; any other failure shows
 * a message at the bottom until the next attempt, with a retry. The input stays in each case. A second press during the
 * first is ignored.
 */
export function useSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  send: (values: V) => Promise<void>,
): (event?: FormEvent) => void {
  const notify = useFailureNotice('form');
  const dismiss = useDismissSnackbar();
  const isSending = useRef(false);
  const notifiedId = useRef<number>(undefined);
  const submit = form.handleSubmit(
    async values => {
      if (isSending.current) return;
      isSending.current = true;
      if (notifiedId.current !== undefined) dismiss(notifiedId.current);
      try {
        await send(values as V);
      } catch (error) {
        if (!assignErrors(form, error)) notifiedId.current = notify(error, () => void submit());
      } finally {
        isSending.current = false;
      }
    },
    () => scrollToFirstDefect(),
  );
  return event => void submit(event);
}
