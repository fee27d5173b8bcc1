import { reply } from '@kotohogi/contract/schemas/attendant';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shell/api/api-error.ts';
import { newIdempotencyKey } from '../../shell/api/call.ts';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { useJoin } from './api.guest.ts';
import { eraseDraft, keepDraft, keepLoginEmail, readDraft } from './reply-draft.ts';
import { EMPTY_REPLY, type ReplyBody, type ReplyValues, toReplyBody } from './reply-values.ts';

/** The same form has the same key however often it is sent; a changed one has another. */
function useKeyOf(): (body: ReplyBody) => string {
  const last = useRef({ text: '', key: '' });
  return body => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}

/** Keeps what is typed on this device until it is sent. */
function useDraft(weddingKey: string, form: UseFormReturn<ReplyValues>): void {
  useEffect(() => {
    const watching = form.watch(() => keepDraft(weddingKey, form.getValues()));
    return () => watching.unsubscribe();
  }, [weddingKey, form]);
}

/** A reply being written. */
export interface ReplyForm {
  readonly form: UseFormReturn<ReplyValues>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** Somebody has answered with this address already. */
  readonly isJoined: boolean;
  /** The form began with what was kept on this device. */
  readonly hasDraft: boolean;
  readonly clear: () => void;
}

/** The form of a reply; `onSent` hears the answer that was given. */
export function useReply(weddingKey: string, onSent: (answer: ReplyBody['answer']) => void): ReplyForm {
  const [draft, setDraft] = useState(() => readDraft(weddingKey));
  const [isJoined, setJoined] = useState(false);
  const form = useContractForm<ReplyValues>({ schema: reply, defaultValues: draft ?? EMPTY_REPLY });
  const join = useJoin(weddingKey);
  const keyOf = useKeyOf();
  useDraft(weddingKey, form);
  const submit = useSubmit(form, async values => {
    const body = toReplyBody(values);
    if (body === undefined || join.isPending) return;
    setJoined(false);
    try {
      await join.mutateAsync({ body, idempotencyKey: keyOf(body) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'attendant_already_joined') throw error;
      keepLoginEmail(values.email);
      return setJoined(true);
    }
    eraseDraft(weddingKey);
    onSent(body.answer);
  });
  const clear = () => {
    eraseDraft(weddingKey);
    setDraft(undefined);
    form.reset(EMPTY_REPLY);
  };
  return { form, submit: () => submit(), isBusy: join.isPending, isJoined, hasDraft: draft !== undefined, clear };
}
