import type { AttendantDetail, GuestEntry } from '@kotohogi/contract/attendant-host';
import { guestEntry } from '@kotohogi/contract/schemas/attendant-host';
import { ANSWERS, MAX_REPLY_MESSAGE, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { KanaField } from '@kotohogi/ui/kana-field';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shell/api/api-error.ts';
import { newIdempotencyKey } from '../../../shell/api/call.ts';
import { useContractForm, useField, useTextField } from '../../../shell/form/contract-form.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { useChangeGuest, useEnterGuest } from './api.ts';
import styles from './guest-entry.module.css';
import { say, sayList } from './say.ts';

/** The form before a relation and an answer are chosen. */
type Values = Omit<GuestEntry, 'answer' | 'relationShip'> & {
  answer: GuestEntry['answer'] | null;
  relationShip: GuestEntry['relationShip'] | null;
};
/** What is sent; undefined while something is not chosen, which the resolver has told already. */
function entryOf({ answer, relationShip, ...texts }: Values): GuestEntry | undefined {
  return answer === null || relationShip === null ? undefined : { ...texts, answer, relationShip };
}
const EMPTY: Values = { name: '', nameKana: '', relationShip: null, answer: null, replyMessage: '' };

function Fields({ form }: { readonly form: UseFormReturn<Values> }) {
  const name = useTextField(form, 'name');
  const nameKana = useTextField(form, 'nameKana');
  const relationShip = useField(form, 'relationShip');
  const answer = useField(form, 'answer');
  const replyMessage = useTextField(form, 'replyMessage');
  return (
    <>
      <div className={styles.pair}>
        <TextField label={say('book.name')} isRequired {...name} />
        <KanaField label={say('book.kana')} hint={say('book.kana.hint')} showOptional {...nameKana} />
      </div>
      <RadioChips
        {...answer}
        label={say('book.answer')}
        isRequired
        columns={1}
        options={ANSWERS.map(value => ({ value, label: sayList(`guests.answer.${value}`) }))}
      />
      <RadioChips
        {...relationShip}
        label={say('book.relation')}
        isRequired
        options={RELATION_SHIPS.map(value => ({ value, label: sayList(`guests.relation.${value}`) }))}
      />
      <TextArea
        label={say('book.message')}
        showOptional
        rows={3}
        counter={{ max: MAX_REPLY_MESSAGE }}
        {...replyMessage}
      />
    </>
  );
}

interface FrameProps {
  readonly title: string;
  readonly lead: string;
  readonly saveLabel: string;
  readonly form: UseFormReturn<Values>;
  readonly isBusy: boolean;
  readonly isNewer?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** The dialog both forms stand in. */
function Frame({ title, lead, saveLabel, form, isBusy, isNewer = false, onSubmit, onClose }: FrameProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={title}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={isBusy}>
            {say('book.cancel')}
          </Button>
          <Button variant="filled" onPress={onSubmit} isBusy={isBusy} busyLabel={say('book.saving')}>
            {saveLabel}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <p className={styles.lead}>{lead}</p>
        {isNewer && (
          <Alert tone="warn" title={say('book.edit.newer')} isLive>
            {say('book.edit.newer.words')}
          </Alert>
        )}
        <Fields form={form} />
      </form>
    </Dialog>
  );
}

export interface GuestEntryProps {
  readonly weddingId: number;
  /** The form, kept by the page: what was typed is there again when the dialog is opened once more. */
  readonly form: UseFormReturn<Values>;
  readonly onClose: () => void;
}

/** The form of an entry, to be kept by the page that opens the dialog. */
export function useEntryForm(): UseFormReturn<Values> {
  return useContractForm<Values>({ schema: guestEntry, defaultValues: EMPTY });
}

/** Takes down an answer that came by telephone or letter. */
export function GuestEntryDialog({ weddingId, form, onClose }: GuestEntryProps) {
  const enter = useEnterGuest(weddingId);
  const show = useSnackbar();
  const key = useRef(newIdempotencyKey());
  const submit = useSubmit(form, async values => {
    const body = entryOf(values);
    if (body === undefined) return;
    try {
      await enter.mutateAsync({ body, idempotencyKey: key.current });
    } catch (error) {
      // Refused, not lost: another text is another guest.
      if (error instanceof ApiError && error.status === 422) key.current = newIdempotencyKey();
      throw error;
    }
    form.reset(EMPTY);
    onClose();
    show({ tone: 'ok', text: say('book.enter.done', { name: values.name }) });
  });
  return (
    <Frame
      title={say('book.enter.title')}
      lead={say('book.enter.lead')}
      saveLabel={say('book.enter.save')}
      form={form}
      isBusy={enter.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

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
  const form = useContractForm<Values>({
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
    <Frame
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
