import { guestEntry } from '@kotohogi/contract/schemas/attendant-host';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import type { UseFormReturn } from 'react-hook-form';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { useStoredValues } from '../../../shell/form/stored-values.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useEnterGuest } from './api.ts';
import { EMPTY, entryOf, GuestForm, type GuestValues } from './guest-form.tsx';
import { t } from './t.ts';

export interface GuestEntryProps {
  readonly weddingId: number;
  /** The form, owned by the page, so that typed values survive closing the dialog. */
  readonly form: UseFormReturn<GuestValues>;
  readonly onClose: () => void;
}

/** The form of a new entry, owned by the page that opens the dialog. A reload restores typed values. */
export function useEntryForm(weddingId: number): UseFormReturn<GuestValues> {
  const form = useContractForm<GuestValues>({ schema: guestEntry, defaultValues: EMPTY });
  useStoredValues(form, `guest-entry-${weddingId}`);
  return form;
}

/** Records an answer that came by telephone or letter. */
export function GuestEntryDialog({ weddingId, form, onClose }: GuestEntryProps) {
  const enter = useEnterGuest(weddingId);
  const show = useSnackbar();
  const submit = useSubmit(form, async values => {
    const body = entryOf(values);
    if (body === undefined) return;
    await enter.mutateAsync(body);
    form.reset(EMPTY);
    onClose();
    show({ tone: 'ok', text: t('book.enter.done', { name: values.name }) });
  });
  return (
    <GuestForm
      title={t('book.enter.title')}
      lead={t('book.enter.lead')}
      saveLabel={t('book.enter.save')}
      form={form}
      isBusy={enter.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
