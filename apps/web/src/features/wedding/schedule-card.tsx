import type { LifeCycle } from '@kotohogi/domain/wedding/calendar';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { DateTimeField } from '@kotohogi/ui/date-time-field';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useChangeSchedule } from './api.schedule.ts';
import styles from './couple/couple-card.module.css';
import type { schedule } from './messages.ja.ts';

const t = textsOf<typeof schedule>();

type ScheduleCommand = 'postpone' | 'cancel' | 'date';
const NEXT = { postpone: 'postponed', cancel: 'canceled', date: 'active' } as const;

const statusOf = (lifeCycle: LifeCycle): WeddingStatus =>
  lifeCycle === 'postponed' || lifeCycle === 'canceled' ? lifeCycle : 'active';

/** Staff may use the hall anyway (docs/product/wedding.md#one-hall-one-ceremony). */
const isHallInUse = (refusal: ApiError | undefined) => refusal?.code === 'wedding_hall_in_use';

/** Sends one of the three commands; a conflict or validation error is shown in the dialog. */
function useCommand(weddingId: number, from: WeddingStatus, onDone: () => void) {
  const change = useChangeSchedule(weddingId);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const [refusal, setRefusal] = useState<ApiError>();
  // The second of two quick clicks would be refused and hide the success of the first.
  const isSending = useRef(false);
  const send = (command: ScheduleCommand, dateTime?: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const date = dateTime === undefined ? {} : { dateTime: dateTime.replace('T', ' ') };
    change.mutate(
      { from, status: NEXT[command], ...date, ...(isHallInUse(refusal) ? { isHallUseConfirmed: true } : {}) },
      {
        onSuccess: ({ mailCount }) => {
          setRefusal(undefined);
          onDone();
          show({ tone: 'ok', text: t('schedule.done', { n: mailCount }) });
        },
        onError: error => {
          const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 422);
          if (isRefused) setRefusal(error);
          else notify(error, () => send(command, dateTime));
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return { send, isBusy: change.isPending, refusal, forget: () => setRefusal(undefined) };
}

interface AskProps {
  readonly weddingId: number;
  readonly from: WeddingStatus;
  readonly command: ScheduleCommand;
  readonly onClose: () => void;
}

/** Asks for confirmation, and for a new date if one is needed. */
function Ask({ weddingId, from, command, onClose }: AskProps) {
  const [date, setDate] = useState('');
  const { send, isBusy, refusal, forget } = useCommand(weddingId, from, onClose);
  const isDate = command === 'date';
  const confirm = isDate ? (isHallInUse(refusal) ? 'schedule.date.anyway' : 'schedule.date.send') : undefined;
  return (
    <ConfirmDialog
      isOpen
      title={t(`schedule.${command}.ask`)}
      tone={command === 'cancel' ? 'danger' : 'plain'}
      confirmLabel={t(confirm ?? `schedule.${command}`)}
      cancelLabel={command === 'cancel' ? t('schedule.cancel.not') : undefined}
      isBusy={isBusy}
      errorMessage={refusal?.userMessage}
      isConfirmDisabled={isDate && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(date)}
      onConfirm={() => send(command, isDate ? date : undefined)}
      onCancel={onClose}
    >
      {isDate ? (
        <div className={styles.form}>
          <p>{t('schedule.date.text')}</p>
          <DateTimeField
            label={t('schedule.date.label')}
            isRequired
            value={date}
            onChange={next => {
              setDate(next);
              forget();
            }}
          />
        </div>
      ) : (
        t(`schedule.${command}.ask.text`)
      )}
    </ConfirmDialog>
  );
}

export interface ScheduleCardProps {
  readonly weddingId: number;
  readonly lifeCycle: LifeCycle;
  /** Staff always see a card, like the other parts of their page; a couple only after a change. */
  readonly isForStaff?: boolean;
}

/**
 * Postpone, cancel and reschedule: unobtrusive by default, prominent once the status has changed. Empty once the day is
 * over.
 */
export function ScheduleCard({ weddingId, lifeCycle, isForStaff = false }: ScheduleCardProps) {
  const [command, setCommand] = useState<ScheduleCommand>();
  if (lifeCycle === 'archive' || lifeCycle === 'ended' || lifeCycle === 'cleaned') return null;
  const from = statusOf(lifeCycle);
  const ask = command !== undefined && (
    <Ask weddingId={weddingId} from={from} command={command} onClose={() => setCommand(undefined)} />
  );
  if (from === 'postponed' || from === 'canceled') {
    return (
      <Card tone="warn" title={t(`schedule.${from}`)}>
        <div className={styles.card}>
          <p className={styles.text}>{t(`schedule.${from}.text`)}</p>
          <div className={styles.buttons}>
            <Button variant="filled" icon="calendar-days" onPress={() => setCommand('date')}>
              {t('schedule.date')}
            </Button>
            {from === 'postponed' && (
              <Button variant="quiet" onPress={() => setCommand('cancel')}>
                {t('schedule.cancel')}
              </Button>
            )}
          </div>
        </div>
        {ask}
      </Card>
    );
  }
  const variant = isForStaff ? 'outlined' : 'quiet';
  const parts = (
    <>
      <p className={styles.text}>{t('schedule.text')}</p>
      <div className={styles.buttons}>
        <Button variant={variant} onPress={() => setCommand('postpone')}>
          {t('schedule.postpone')}
        </Button>
        <Button variant={variant} onPress={() => setCommand('cancel')}>
          {t('schedule.cancel')}
        </Button>
      </div>
      {ask}
    </>
  );
  if (isForStaff) {
    return (
      <Card title={t('schedule.title')}>
        <div className={styles.card}>{parts}</div>
      </Card>
    );
  }
  return (
    <section className={styles.quiet}>
      <h2 className={styles.title}>{t('schedule.title')}</h2>
      {parts}
    </section>
  );
}
