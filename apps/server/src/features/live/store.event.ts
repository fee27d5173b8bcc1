import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A log entry of a stream; `reason` is text from a person or a provider. */
export interface LiveEvent {
  readonly weddingId: WeddingId;
  readonly at: Instant;
  readonly kind: string;
  /** Empty = the product itself. */
  readonly actorName: string;
  readonly detail?: { readonly reason?: string; readonly [fact: string]: unknown };
}

/** Adds a line to the log of a wedding's stream. */
export async function insertLiveEvent(tx: Tx, event: LiveEvent): Promise<void> {
  await tx
    .insertInto('live_event')
    .values({
      wedding_id: event.weddingId,
      at: at(event.at),
      kind: event.kind,
      actor_name: event.actorName,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** A line of the log as read. */
export interface LogLine {
  readonly at: Instant;
  readonly kind: string;
  readonly actorName: string;
  /** The reason; mostly empty. */
  readonly detail: string;
}

const linesOf = (tx: Tx, weddingId: WeddingId) =>
  tx
    .selectFrom('live_event')
    .select(['id', 'at', 'kind', 'actor_name', sql<string>`coalesce(detail ->> 'reason', '')`.as('reason')])
    .where('wedding_id', '=', weddingId);

function toLine(row: { at: number; kind: string; actor_name: string; reason: string }): LogLine {
  return { at: instant(row.at), kind: row.kind, actorName: row.actor_name, detail: row.reason };
}

/** The newest lines of the log, newest first. */
export async function listLiveEvents(tx: Tx, weddingId: WeddingId, limit: number): Promise<LogLine[]> {
  const rows = await linesOf(tx, weddingId).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toLine);
}

/** The newest line of one of these kinds; undefined = there is none. */
export async function findLastKind(
  tx: Tx,
  weddingId: WeddingId,
  kinds: readonly string[],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('live_event')
    .select('kind')
    .where('wedding_id', '=', weddingId)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind;
}

const BATCH_LINES = 1_000;

/** Every line of the log in the order it was written, read batch by batch on demand. */
export async function* readLiveEvents(tx: Tx, weddingId: WeddingId): AsyncGenerator<LogLine[], void, undefined> {
  let lastId: number | undefined = 0;
  while (lastId !== undefined) {
    // Lines are only ever appended, so what was read does not change.
    const rows = await linesOf(tx, weddingId).where('id', '>', lastId).orderBy('id').limit(BATCH_LINES).execute();
    if (rows.length > 0) yield rows.map(toLine);
    lastId = rows.length < BATCH_LINES ? undefined : rows.at(-1)?.id;
  }
}
