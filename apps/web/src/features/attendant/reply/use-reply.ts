import { replyIn } from '@kotohogi/contract/schemas/attendant';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { useJoin } from '../api.guest.ts';
import { eraseDraft, readDraft, replyKeys, storeDraft, storeLoginEmail } from './reply-draft.ts';
import { EMPTY_REPLY, type ReplyBody, type ReplyValues, toReplyBody } from './reply-values.ts';

/** Stores typed values on this device until the reply is sent. */
function useDraft(weddingKey: string, form: UseFormReturn<ReplyValues>): void {
  useEffect(() => {
    const watching = form.watch(() => storeDraft(weddingKey, form.getValues()));
    return () => watching.unsubscribe();
  }, [weddingKey, form]);
}

/** A reply being written. */
export interface ReplyForm {
  readonly form: UseFormReturn<ReplyValues>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** A guest with this email address has already answered. */
  readonly isJoined: boolean;
  /** The form was restored from a stored draft. */
  readonly hasDraft: boolean;
  readonly clear: () => void;
}

/** Attending live is impossible once the day is over, so a draft with that answer must be answered again. */
const answerable = (values: ReplyValues, isLiveOpen: boolean): ReplyValues =>
  isLiveOpen || values.answer !== 'attendance' ? values : { ...values, answer: null };

/** What a reply depends on, and the callbacks after delivery. */
export interface Sending {
  readonly isLiveOpen: boolean;
  /** Sends further data as the guest who is now signed in; never rejects. */
  readonly afterSent: (answer: ReplyBody['answer']) => Promise<void>;
  readonly onSent: (answer: ReplyBody['answer']) => Promise<void>;
}

/** The form of a reply; `onSent` receives the answer. */
export function useReply(weddingKey: string, { isLiveOpen, onSent, afterSent }: Sending): ReplyForm {
  const [draft, setDraft] = useState(() => readDraft(weddingKey));
  const [isJoined, setJoined] = useState(false);
  const form = useContractForm<ReplyValues>({
    schema: replyIn(currentLanguage()),
    defaultValues: answerable(draft ?? EMPTY_REPLY, isLiveOpen),
  });
  const join = useJoin(weddingKey, replyKeys(weddingKey));
  useDraft(weddingKey, form);
  const submit = useSubmit(form, async values => {
    const body = toReplyBody(values);
    if (body === undefined || join.isPending) return;
    setJoined(false);
    try {
      await join.mutateAsync(body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      storeLoginEmail(values.email);
      return setJoined(true);
    }
    eraseDraft(weddingKey);
    await afterSent(body.answer);
    // Until the next page is open, a second press is ignored.
    await onSent(body.answer);
  });
  const clear = () => {
    eraseDraft(weddingKey);
    setDraft(undefined);
    form.reset(answerable(EMPTY_REPLY, isLiveOpen));
  };
  return { form, submit: () => submit(), isBusy: join.isPending, isJoined, hasDraft: draft !== undefined, clear };
}
