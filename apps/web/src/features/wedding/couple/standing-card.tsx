import type { LifeCycle } from '@kotohogi/domain/wedding/calendar';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { DateTimeField } from '@kotohogi/ui/date-time-field';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useChangeStanding } from '../api.standing.ts';
import type { standing } from '../messages.ja.ts';
import styles from './couple-card.module.css';

const say = textsOf<typeof standing>();

type Deed = 'postpone' | 'cancel' | 'date';
const NEXT = { postpone: 'postponed', cancel: 'canceled', date: 'active' } as const;

const statusOf = (lifeCycle: LifeCycle): WeddingStatus =>
  lifeCycle === 'postponed' || lifeCycle === 'canceled' ? lifeCycle : 'active';

/** Sends one of the three commands; a conflict or validation error is shown in the dialog. */
function useDeed(weddingId: number, from: WeddingStatus, onDone: () => void) {
  const change = useChangeStanding(weddingId);
  const show = useSnackbar();
  const tell = useFailureNotice();
  const [refusal, setRefusal] = useState<string>();
  // The second of two quick clicks would be refused and hide the success of the first.
  const isSending = useRef(false);
  const send = (deed: Deed, dateTime?: string) => {
    if (isSending.current) return;
    isSending.current = true;
    change.mutate(
      { from, status: NEXT[deed], ...(dateTime === undefined ? {} : { dateTime: dateTime.replace('T', ' ') }) },
      {
        onSuccess: ({ mailCount }) => {
          setRefusal(undefined);
          onDone();
          show({ tone: 'ok', text: say('standing.done', { n: mailCount }) });
        },
        onError: error => {
          const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 422);
          if (isRefused) setRefusal(error.userMessage);
          else tell(error, () => send(deed, dateTime));
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
  readonly deed: Deed;
  readonly onClose: () => void;
}

/** Asks for confirmation, and for a new date if one is needed. */
function Ask({ weddingId, from, deed, onClose }: AskProps) {
  const [date, setDate] = useState('');
  const { send, isBusy, refusal, forget } = useDeed(weddingId, from, onClose);
  const isDate = deed === 'date';
  return (
    <ConfirmDialog
      isOpen
      title={say(`standing.${deed}.ask`)}
      tone={deed === 'cancel' ? 'danger' : 'plain'}
      confirmLabel={say(isDate ? 'standing.date.send' : `standing.${deed}`)}
      cancelLabel={deed === 'cancel' ? say('standing.cancel.not') : undefined}
      isBusy={isBusy}
      errorMessage={refusal}
      isConfirmDisabled={isDate && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(date)}
      onConfirm={() => send(deed, isDate ? date : undefined)}
      onCancel={onClose}
    >
      {isDate ? (
        <div className={styles.form}>
          <p>{say('standing.date.words')}</p>
          <DateTimeField
            label={say('standing.date.label')}
            isRequired
            value={date}
            onChange={next => {
              setDate(next);
              forget();
            }}
          />
        </div>
      ) : (
        say(`standing.${deed}.ask.words`)
      )}
    </ConfirmDialog>
  );
}

export interface StandingCardProps {
  readonly weddingId: number;
  readonly lifeCycle: LifeCycle;
}

/**
 * Postpone, cancel and reschedule: unobtrusive by default, prominent once the status has changed. Empty once the day is
 * over.
 */
export function StandingCard({ weddingId, lifeCycle }: StandingCardProps) {
  const [deed, setDeed] = useState<Deed>();
  if (lifeCycle === 'archive' || lifeCycle === 'ended' || lifeCycle === 'cleaned') return null;
  const from = statusOf(lifeCycle);
  const ask = deed !== undefined && (
    <Ask weddingId={weddingId} from={from} deed={deed} onClose={() => setDeed(undefined)} />
  );
  if (from === 'postponed' || from === 'canceled') {
    return (
      <Card tone="warn" title={say(`standing.${from}`)}>
        <div className={styles.card}>
          <p className={styles.words}>{say(`standing.${from}.words`)}</p>
          <div className={styles.buttons}>
            <Button variant="filled" icon="calendar-days" onPress={() => setDeed('date')}>
              {say('standing.date')}
            </Button>
            {from === 'postponed' && (
              <Button variant="quiet" onPress={() => setDeed('cancel')}>
                {say('standing.cancel')}
              </Button>
            )}
          </div>
        </div>
        {ask}
      </Card>
    );
  }
  return (
    <section className={styles.quiet}>
      <h2 className={styles.title}>{say('standing.title')}</h2>
      <p className={styles.words}>{say('standing.words')}</p>
      <div className={styles.buttons}>
        <Button variant="quiet" onPress={() => setDeed('postpone')}>
          {say('standing.postpone')}
        </Button>
        <Button variant="quiet" onPress={() => setDeed('cancel')}>
          {say('standing.cancel')}
        </Button>
      </div>
      {ask}
    </section>
  );
}
