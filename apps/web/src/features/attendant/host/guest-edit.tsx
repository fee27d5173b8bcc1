import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { guestEntry } from '@kotohogi/contract/schemas/attendant-host';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useChangeGuest } from './api.ts';
import { entryOf, GuestForm, type GuestValues } from './guest-form.tsx';
import { say } from './say.ts';

export interface GuestEditProps {
  readonly weddingId: number;
  readonly guest: AttendantDetail;
  readonly onClose: () => void;
  /** Asks for the guest anew: somebody was faster. */
  readonly onNewer: () => Promise<unknown>;
}

/** Puts right who a guest is and what was answered. */
export function GuestEditDialog({ weddingId, guest, onClose, onNewer }: GuestEditProps) {
  const { name, nameKana, relationShip, answer, replyMessage, updatedAt } = guest;
  const form = useContractForm<GuestValues>({
    schema: guestEntry,
    defaultValues: { name, nameKana, relationShip, answer, replyMessage },
  });
  const change = useChangeGuest(weddingId, guest.id);
  const show = useSnackbar();
  const [isNewer, setNewer] = useState(false);
  const submit = useSubmit(form, async values => {
    const entry = entryOf(values);
    if (entry === undefined) return;
    try {
      await change.mutateAsync({ ...entry, updatedAt });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await onNewer();
      setNewer(true);
      return;
    }
    onClose();
    show({ tone: 'ok', text: say('book.edit.done') });
  });
  return (
    <GuestForm
      title={say('book.edit.title')}
      lead={say('book.edit.lead')}
      saveLabel={say('book.edit.save')}
      form={form}
      isBusy={change.isPending}
      isNewer={isNewer}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
