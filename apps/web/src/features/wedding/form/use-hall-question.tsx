import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../calendar/messages.ja.ts';

const t = textsOf<typeof ja>();

interface Question {
  readonly text: string;
  readonly answer: (isConfirmed: boolean) => void;
}

/**
 * Sends a wedding; if another ceremony uses the hall at that time, asks and sends it again with the confirmation.
 * Resolves to undefined if staff prefer another time (docs/product/wedding.md#one-hall-one-ceremony).
 */
export function useHallQuestion() {
  const [question, setQuestion] = useState<Question>();
  const send = async <T,>(call: (isHallUseConfirmed: boolean) => Promise<T>): Promise<T | undefined> => {
    try {
      return await call(false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'wedding_hall_in_use') throw error;
      const text = error.userMessage;
      const isConfirmed = await new Promise<boolean>(answer => setQuestion({ text, answer }));
      setQuestion(undefined);
      return isConfirmed ? await call(true) : undefined;
    }
  };
  const dialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={t('wedding.hallUse.ask')}
      confirmLabel={t('wedding.hallUse.confirm')}
      cancelLabel={t('wedding.hallUse.back')}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      <p>{question?.text}</p>
      <p>{t('wedding.hallUse.text')}</p>
    </ConfirmDialog>
  );
  return { send, dialog };
}
