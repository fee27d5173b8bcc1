/**
 * The jobs that operators see with their schedule and their last run (docs/product/job.md#by-the-clock): every
 * scheduled job, as `batch.int.test.ts` checks, and the jobs that are started by hand.
 */
export const JOB_TASKS = [
  'weddingErasure.erase',
  'weddingErasure.announce',
  'weddingErasure.clean',
  'batch.cleanLives',
  'batch.sendQueued',
  'recording.backUpMissing',
  'mailing.remind',
  'mailing.digest',
  'gift.digest',
  'mailing.closing',
  'invoice.closeMonths',
  'payment.sweep',
  'paymentOrder.reconcile',
  'paymentOrder.reportLate',
  'transfer.freeze',
  'live.check',
  'recording.sweepFilms',
  'attendant.eraseIdPhotos',
  'invitation.forgetPreviews',
  'madeFile.expire',
  'retention.clean',
  'user.eraseDeleted',
] as const;
export type JobTask = (typeof JOB_TASKS)[number];

/** The schedule of a job: a minute of every hour, a time of day in Japan, every minute, or only by hand. */
export interface JobSchedule {
  readonly every: 'minute' | 'hour' | 'day' | 'never';
  readonly hour: number;
  readonly minute: number;
}
