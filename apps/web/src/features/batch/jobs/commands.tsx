import { DOWNLOAD_DAYS, KEPT_DAYS } from '@kotohogi/domain/wedding/erasure';
import { NumericField } from '@kotohogi/ui/numeric-field';
import { useState } from 'react';
import { dateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useCleanLives, useCleanWeddings, useSendQueued } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { CommandCard } from './command-card.tsx';

const t = textsOf<typeof ja>();

/** Erases the data of weddings that has been kept for longer than the given time. */
export function CleanWeddings() {
  const { data, error, isPending, mutate, reset } = useCleanWeddings();
  const [period, setPeriod] = useState<number | null>(KEPT_DAYS);
  const isTooShort = period === null || period < DOWNLOAD_DAYS;
  return (
    <CommandCard
      title={t('batch.task.weddingErasure.clean')}
      text={t('batch.cleanWeddings.text')}
      fields={
        <NumericField
          label={t('batch.cleanWeddings.period')}
          value={period}
          onChange={days => {
            setPeriod(days);
            reset();
          }}
          errorMessage={isTooShort ? t('batch.cleanWeddings.period.wrong', { days: DOWNLOAD_DAYS }) : undefined}
        />
      }
      result={
        data && {
          isDryRun: data.isDryRun,
          items: data.weddings.map(({ weddingId, reservationId, facilityName, startsAt, waitsFor }) => ({
            id: String(weddingId),
            text: `${reservationId} · ${facilityName} · ${dateText(startsAt)}`,
            note: waitsFor === null ? undefined : t(`batch.cleanWeddings.waits.${waitsFor}`),
          })),
        }
      }
      error={error}
      isBusy={isPending}
      run={(isDryRun, onDone) => {
        if (!isTooShort) mutate({ period, isDryRun }, onDone && { onSuccess: onDone });
      }}
      question={t('batch.cleanWeddings.question', { count: data?.weddings.length ?? 0 })}
      consequence={t('batch.cleanWeddings.consequence')}
    />
  );
}

/** Ends slots that are stale. */
export function CleanLives() {
  const { data, error, isPending, mutate } = useCleanLives();
  return (
    <CommandCard
      title={t('batch.task.batch.cleanLives')}
      text={t('batch.cleanLives.text')}
      result={
        data && {
          isDryRun: data.isDryRun,
          items: data.slots.map(({ weddingId, reservationId, facilityName, ref, cleaning }) => ({
            id: String(weddingId),
            text: `${reservationId} · ${facilityName} · ${ref}`,
            note: t(`batch.cleanLives.${cleaning}`),
          })),
        }
      }
      error={error}
      isBusy={isPending}
      run={(isDryRun, onDone) => mutate({ isDryRun }, onDone && { onSuccess: onDone })}
      question={t('batch.cleanLives.question', { count: data?.slots.length ?? 0 })}
      consequence={t('batch.cleanLives.consequence')}
    />
  );
}

/** The queues whose names have a text. */
const QUEUES = ['mail.send', 'notification.mail'] as const;

/** Sends queued mails and notices. */
export function SendQueued() {
  const { data, error, isPending, mutate } = useSendQueued();
  const nameOf = (task: string) => {
    const known = QUEUES.find(one => one === task);
    return known === undefined ? task : t(`batch.queue.${known}`);
  };
  return (
    <CommandCard
      title={t('batch.task.batch.sendQueued')}
      text={t('batch.sendQueued.text')}
      result={
        data && {
          isDryRun: data.isDryRun,
          items: data.queued.map(({ task, queued, failed }) => ({
            id: task,
            text: t('batch.sendQueued.item', { name: nameOf(task), count: queued }),
            note: failed === 0 ? undefined : t('batch.sendQueued.failed', { count: failed }),
          })),
        }
      }
      error={error}
      isBusy={isPending}
      run={(isDryRun, onDone) => mutate({ isDryRun }, onDone && { onSuccess: onDone })}
      question={t('batch.sendQueued.question')}
      consequence={t('batch.sendQueued.consequence')}
    />
  );
}
