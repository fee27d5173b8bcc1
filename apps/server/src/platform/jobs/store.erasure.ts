import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

/**
 * The person a queued job may be about. A mail names its reader; mails without one, and jobs requested by address, name
 * the address.
 */
export interface JobReader {
  readonly kind: 'attendant' | 'user';
  readonly id: number;
  readonly email: string;
  /** The wedding of a guest: the same address may belong to a guest of another wedding. */
  readonly weddingKey: string;
}

/**
 * Deletes the jobs about a person who is erased: queued ones, and those that failed for good and would keep the
 * payload. A job that is running is left to finish. Returns how many were deleted.
 */
export async function deleteJobsOf(tx: Tx, { kind, id, email, weddingKey }: JobReader): Promise<number> {
  const field = kind === 'attendant' ? 'attendantId' : 'userId';
  const address = email.toLowerCase();
  const { numAffectedRows = 0n } = await sql`delete from graphile_worker._private_jobs
    where locked_at is null and (
      payload -> 'reader' ->> ${field} = ${String(id)}
      or payload -> 'reader' is null and lower(payload ->> 'to') = ${address}
      or lower(payload ->> 'email') = ${address} and coalesce(payload ->> 'weddingKey', '') in ('', ${weddingKey}))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Deletes the queued mails about a wedding that is erased, except one that is being sent. */
export async function deleteMailsOfWedding(tx: Tx, weddingId: WeddingId): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where locked_at is null and payload -> 'reader' ->> 'weddingId' = ${String(weddingId)}`.execute(tx);
}

/** Deletes jobs that failed for good this many days ago: nothing needs their payload any more. */
export async function deleteFailedJobs(tx: Tx, days: number): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => ${days})`.execute(tx);
}
