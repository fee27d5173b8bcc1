import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import type { weddingErasure } from '@kotohogi/contract/wedding-erasure';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { DateField, readDate } from '@kotohogi/ui/date-field';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { dateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useErasure, useRequestErasure } from '../api.erasure.ts';
import type { erasure } from '../messages.ja.ts';
import styles from './couple-card.module.css';

const t = textsOf<typeof erasure>();

type State = OutputOf<typeof weddingErasure.read>;

const dayText = (date: string) => dateText(atJst(localDate(date)));

interface ChooseProps {
  readonly weddingId: number;
  readonly state: State;
  readonly onClose: () => void;
}

/** Asks for the date, after explaining what is erased and what is kept. */
function Choose({ weddingId, state, onClose }: ChooseProps) {
  const [date, setDate] = useState(state.date ?? '');
  const request = useRequestErasure(weddingId);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const [refusal, setRefusal] = useState<string>();
  const { first, last } = state;
  const send = () =>
    request.mutate(date, {
      onSuccess: () => {
        show({ tone: 'ok', text: t('erasure.done') });
        onClose();
      },
      onError: error => {
        const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 422);
        if (isRefused) setRefusal(error.userMessage);
        else notify(error, send);
      },
    });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('erasure.ask')}
      confirmLabel={t('erasure.confirm')}
      isBusy={request.isPending}
      isConfirmDisabled={readDate(date) === null}
      errorMessage={refusal}
      onConfirm={send}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <DateField
          label={t('erasure.date')}
          hint={t('erasure.range', { first: dayText(first), last: dayText(last) })}
          isRequired
          opensOnFocus={false}
          min={localDate(first)}
          max={localDate(last)}
          value={date}
          onChange={next => {
            setDate(next);
            setRefusal(undefined);
          }}
        />
        <p>{t('erasure.what')}</p>
        <p>{t('erasure.kept')}</p>
      </div>
    </ConfirmDialog>
  );
}

interface AskedProps {
  readonly weddingId: number;
  readonly date: string;
  readonly onChange: () => void;
}

/** The requested date, with buttons to change or withdraw it. */
function Asked({ weddingId, date, onChange }: AskedProps) {
  const request = useRequestErasure(weddingId);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const withdraw = () =>
    request.mutate(null, {
      onSuccess: () => show({ tone: 'ok', text: t('erasure.withdrawn') }),
      onError: error => notify(error, withdraw),
    });
  return (
    <>
      <p className={styles.day}>{t('erasure.on', { date: dayText(date) })}</p>
      <p className={styles.text}>{t('erasure.on.text')}</p>
      <div className={styles.buttons}>
        <Button onPress={onChange}>{t('erasure.change')}</Button>
        <Button variant="quiet" isBusy={request.isPending} onPress={withdraw}>
          {t('erasure.withdraw')}
        </Button>
      </div>
    </>
  );
}

/** The couple chooses the date on which all data is erased. */
export function ErasureCard({ weddingId }: { readonly weddingId: number }) {
  const query = useErasure(weddingId);
  const failure = partFailureOf(query);
  const [isOpen, setOpen] = useState(false);
  const state = query.data;
  return (
    <Card title={t('erasure.title')} id="erasure">
      {state === undefined && failure === undefined && <Skeleton height="6rem" />}
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {state !== undefined && (
        <div className={styles.card}>
          {!state.isOpen && <p className={styles.text}>{t('erasure.closed')}</p>}
          {state.isOpen && state.date !== null && (
            <Asked weddingId={weddingId} date={state.date} onChange={() => setOpen(true)} />
          )}
          {state.isOpen && state.date === null && (
            <>
              <p className={styles.text}>{t('erasure.text')}</p>
              <p className={styles.text}>{t('erasure.automatic', { date: dayText(state.automatic) })}</p>
              <div>
                <Button icon="eraser" onPress={() => setOpen(true)}>
                  {t('erasure.open')}
                </Button>
              </div>
            </>
          )}
          {isOpen && <Choose weddingId={weddingId} state={state} onClose={() => setOpen(false)} />}
        </div>
      )}
    </Card>
  );
}
