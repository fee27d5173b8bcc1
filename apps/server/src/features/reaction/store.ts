import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { StoredReaction } from '@kotohogi/domain/reaction/replay';
import type { ReactionPhase } from '@kotohogi/domain/reaction/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A reaction to store: with its program time in a live stream, with its video time in a recording. */
export interface NewReaction {
  readonly weddingId: WeddingId;
  readonly attendantId: AttendantId;
  readonly value: string;
  readonly phase: ReactionPhase;
  readonly programAt: Instant | null;
  readonly offsetMs: number | null;
  readonly sentAt: Instant;
}

/** Stores reactions, many at once. */
export async function insertReactions(tx: Tx, reactions: readonly NewReaction[]): Promise<void> {
  if (reactions.length === 0) return;
  await tx
    .insertInto('reaction')
    .values(
      reactions.map(one => ({
        wedding_id: one.weddingId,
        attendant_id: one.attendantId,
        value: one.value,
        phase: one.phase,
        program_at: one.programAt === null ? null : at(one.programAt),
        offset_ms: one.offsetMs,
        sent_at: at(one.sentAt),
      })),
    )
    .execute();
}

/**
 * Everything that is replayed to later viewers: from the live stream and the recording, not from rehearsals, not of
 * blocked guests.
 */
export async function listReactionsToReplay(tx: Tx, scope: WeddingScope): Promise<StoredReaction[]> {
  const rows = await tx
    .selectFrom('reaction')
    .innerJoin('attendant', 'attendant.id', 'reaction.attendant_id')
    .select(['reaction.value', 'reaction.program_at', 'reaction.offset_ms'])
    .where('reaction.wedding_id', '=', scope.weddingId)
    .where('reaction.phase', 'in', ['live', 'archive'] satisfies ReactionPhase[])
    .where('attendant.ng', '=', false)
    .execute();
  return rows.map(row => ({ value: row.value, programMs: row.program_at, offsetMs: row.offset_ms }));
}

/** Deletes what was sent during rehearsal and live (docs/product/reaction.md#rehearsals); returns how many. */
export async function deleteReactionsSoFar(tx: Tx, scope: WeddingScope): Promise<number> {
  const result = await tx
    .deleteFrom('reaction')
    .where('wedding_id', '=', scope.weddingId)
    .where('phase', 'in', ['rehearsal', 'live'] satisfies ReactionPhase[])
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
