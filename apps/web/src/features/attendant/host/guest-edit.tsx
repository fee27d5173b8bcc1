import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { guestEntry } from '@kotohogi/contract/schemas/attendant-host';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { store } from '../../../shell/form/storage.ts';
import { useStoredValues } from '../../../shell/form/stored-values.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useChangeGuest } from './api.ts';
import { companionText } from './companion-text.ts';
import { entryOf, GuestForm, type GuestValues } from './guest-form.tsx';
import { t, tList } from './t.ts';

export interface GuestEditProps {
  readonly weddingId: number;
  readonly guest: AttendantDetail;
  readonly onClose: () => void;
  /** Refetches the guest after a conflicting change. */
  readonly onNewer: () => Promise<AttendantDetail | undefined>;
}

const companionsText = (companions: GuestValues['companions']) => companions.map(companionText).join(' / ');

/** The fields whose saved value differs from the typed one. */
function newsOf(guest: AttendantDetail, typed: GuestValues): readonly (readonly [label: string, saved: string])[] {
  const fields = [
    [t('book.name'), guest.name, typed.name],
    [t('book.kana'), guest.nameKana, typed.nameKana],
    [t('book.answer'), tList(`guests.answer.${guest.answer}`), typed.answer && tList(`guests.answer.${typed.answer}`)],
    [
      t('book.relation'),
      tList(`guests.relation.${guest.relationShip}`),
      typed.relationShip && tList(`guests.relation.${typed.relationShip}`),
    ],
    [t('detail.companions'), companionsText(guest.companions), companionsText(typed.companions)],
    [t('detail.allergy'), guest.allergy, typed.allergy],
    [t('book.message'), guest.replyMessage, typed.replyMessage],
  ] as const;
  return fields.flatMap(([label, saved, mine]) => (saved === mine ? [] : [[label, saved || '—'] as const]));
}

/** Updates the fields that were not edited here to their saved values. */
function takeUntouched(form: UseFormReturn<GuestValues>, newer: AttendantDetail): void {
  const { dirtyFields, defaultValues } = form.formState;
  // React Hook Form tracks lists by item, not as a whole.
  if (JSON.stringify(form.getValues('companions')) === JSON.stringify(defaultValues?.companions)) {
    form.resetField('companions', { defaultValue: newer.companions });
  }
  for (const field of ['name', 'nameKana', 'relationShip', 'answer', 'allergy', 'replyMessage'] as const) {
    if (dirtyFields[field] !== true) form.resetField(field, { defaultValue: newer[field] });
  }
}

/** Edits a guest's details and answer. */
export function GuestEditDialog({ weddingId, guest, onClose, onNewer }: GuestEditProps) {
  const { name, nameKana, relationShip, answer, companions, allergy, replyMessage } = guest;
  // The version being edited. Later versions arrive by themselves and must not be mistaken for it.
  const [editedAt] = useState(guest.updatedAt);
  const form = useContractForm<GuestValues>({
    schema: guestEntry,
    defaultValues: { name, nameKana, relationShip, answer, companions, allergy, replyMessage },
  });
  const change = useChangeGuest(weddingId, guest.id);
  const show = useSnackbar();
  const [isNewer, setNewer] = useState(false);
  const kept = `guest-${weddingId}-${guest.id}`;
  useStoredValues(form, kept);
  const close = () => {
    store(kept, undefined);
    onClose();
  };
  const submit = useSubmit(form, async values => {
    const entry = entryOf(values);
    if (entry === undefined) return;
    try {
      await change.mutateAsync({ ...entry, updatedAt: isNewer ? guest.updatedAt : editedAt });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const newer = await onNewer();
      if (newer !== undefined) takeUntouched(form, newer);
      setNewer(true);
      return;
    }
    close();
    show({ tone: 'ok', text: t('book.edit.done') });
  });
  return (
    <GuestForm
      title={t('book.edit.title')}
      lead={t('book.edit.lead')}
      saveLabel={t('book.edit.save')}
      form={form}
      isBusy={change.isPending}
      newer={isNewer ? newsOf(guest, form.getValues()) : undefined}
      onSubmit={submit}
      onClose={close}
    />
  );
}
