import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

/** Whom a waiting job may be about: a mail names its reader; mails without one, and jobs asked for by address, name the address. */
export interface JobReader {
  readonly kind: 'attendant' | 'user';
  readonly id: number;
  readonly email: string;
  /** The wedding of a guest: the same address may be a guest elsewhere. */
  readonly weddingKey: string;
}

/**
 * Deletes the jobs that are about a person who is erased: those that wait, and those that failed for good and would keep the
 * payload. One that runs at this moment ends by itself.
 */
export async function deleteJobsOf(tx: Tx, { kind, id, email, weddingKey }: JobReader): Promise<void> {
  const field = kind === 'attendant' ? 'attendantId' : 'userId';
  const address = email.toLowerCase();
  await sql`delete from graphile_worker._private_jobs
    where locked_at is null and (
      payload -> 'reader' ->> ${field} = ${String(id)}
      or payload -> 'reader' is null and lower(payload ->> 'to') = ${address}
      or lower(payload ->> 'email') = ${address} and coalesce(payload ->> 'weddingKey', '') in ('', ${weddingKey}))`.execute(
    tx,
  );
}

/** Deletes the mails to anybody about a wedding that is erased, unless one is being sent at this moment. */
export async function deleteMailsOfWedding(tx: Tx, weddingId: number): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where locked_at is null and payload -> 'reader' ->> 'weddingId' = ${String(weddingId)}`.execute(tx);
}

/** Deletes jobs that failed for good so many days ago: nobody needs what they carry any more. */
export async function deleteFailedJobs(tx: Tx, days: number): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => ${days})`.execute(tx);
}
