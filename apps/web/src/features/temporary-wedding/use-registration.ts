import { registration } from '@kotohogi/contract/schemas/temporary-wedding';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { useRegister } from './api.ts';
import { eraseDraft, readDraft, storeDraft, storeReceipt } from './draft.ts';
import { EMPTY_REGISTRATION, type RegistrationValues, toBody } from './registration.ts';

/** A registration being written. */
export interface Registration {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** A registration with this email address and date exists already; another is sent only on purpose. */
  readonly isTwin: boolean;
  readonly sendTwin: () => void;
  /** The form was restored from a stored draft. */
  readonly hasDraft: boolean;
  readonly clear: () => void;
}

/** The registration form; `facilityId` is the venue named by a link. */
export function useRegistration(facilityId: number | null, onSent: () => Promise<void>): Registration {
  const [draft, setDraft] = useState(readDraft);
  const [isTwin, setTwin] = useState(false);
  const isConfirmed = useRef(false);
  const started = draft ?? EMPTY_REGISTRATION;
  const form = useContractForm<RegistrationValues>({
    schema: registration,
    defaultValues: { ...started, facilityId: facilityId ?? started.facilityId },
  });
  const register = useRegister();
  useEffect(() => {
    const watching = form.watch(() => storeDraft(form.getValues()));
    return () => watching.unsubscribe();
  }, [form]);
  const submit = useSubmit(form, async values => {
    const body = toBody(values, isConfirmed.current);
    isConfirmed.current = false;
    if (body === undefined || register.isPending) return;
    setTwin(false);
    try {
      const received = await register.mutateAsync(body);
      storeReceipt({ ...received, email: values.email.trim() });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'temporary_wedding_duplicate') throw error;
      return setTwin(true);
    }
    eraseDraft();
    // Until the next page is open, a second press is ignored.
    await onSent();
  });
  const clear = () => {
    eraseDraft();
    setDraft(undefined);
    form.reset({ ...EMPTY_REGISTRATION, facilityId });
    eraseDraft();
  };
  const sendTwin = () => {
    isConfirmed.current = true;
    submit();
  };
  const isBusy = register.isPending;
  return { form, submit: () => submit(), isBusy, isTwin, sendTwin, hasDraft: draft !== undefined, clear };
}
