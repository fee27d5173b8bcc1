import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import { PROVIDER_KEYS, type ProviderKey, type SlotState, slotState } from '@kotohogi/domain/live/types';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A live slot as it is stored. */
export interface Slot {
  readonly weddingId: WeddingId;
  readonly provider: ProviderKey;
  readonly ref: string;
  readonly state: SlotState;
  readonly mainKeySealed: string;
  readonly spareKeySealed: string;
  readonly isDelayedByStaff: boolean;
  readonly shortcutMs: number | null;
  readonly publishedAt: Instant | null;
  readonly framesLostAt: Instant | null;
  readonly parts: readonly RecordedPart[];
  readonly durationMs: number;
  readonly fileKey: string | null;
  readonly filePercent: number;
  readonly version: number;
}

const COLUMNS = [
  'wedding_id',
  'provider',
  'ref',
  'state',
  'main_key_sealed',
  'spare_key_sealed',
  'delayed',
  'shortcut_ms',
  'published_at',
  'frames_lost_at',
  'recording_parts',
  'duration_ms',
  'mp4_key',
  'mp4_percent',
  'version',
] as const;

const orNull = (ms: number | null) => (ms === null ? null : instant(ms));

function toSlot(row: {
  wedding_id: number;
  provider: string;
  ref: string;
  state: string;
  main_key_sealed: string;
  spare_key_sealed: string;
  delayed: boolean;
  shortcut_ms: number | null;
  published_at: number | null;
  frames_lost_at: number | null;
  recording_parts: unknown;
  duration_ms: number | null;
  mp4_key: string | null;
  mp4_percent: number;
  version: number;
}): Slot {
  return {
    weddingId: row.wedding_id as WeddingId,
    provider: PROVIDER_KEYS.find(key => key === row.provider) ?? 'channel',
    ref: row.ref,
    state: slotState(row.state),
    mainKeySealed: row.main_key_sealed,
    spareKeySealed: row.spare_key_sealed,
    isDelayedByStaff: row.delayed,
    shortcutMs: row.shortcut_ms,
    publishedAt: orNull(row.published_at),
    framesLostAt: orNull(row.frames_lost_at),
    parts: row.recording_parts as readonly RecordedPart[],
    durationMs: row.duration_ms ?? 0,
    fileKey: row.mp4_key,
    filePercent: row.mp4_percent,
    version: row.version,
  };
}

/** The slot of a wedding. */
export async function findSlot(tx: Tx, weddingId: WeddingId): Promise<Slot | undefined> {
  const row = await tx.selectFrom('live_slot').select(COLUMNS).where('wedding_id', '=', weddingId).executeTakeFirst();
  return row && toSlot(row);
}

/** The slot a provider speaks of, held until the transaction ends: reports are taken one after the other. */
export async function lockSlot(tx: Tx, provider: ProviderKey, ref: string): Promise<Slot | undefined> {
  const row = await tx
    .selectFrom('live_slot')
    .select(COLUMNS)
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
  return row && toSlot(row);
}

export interface NewSlot {
  readonly weddingId: WeddingId;
  readonly provider: ProviderKey;
  readonly ref: string;
  readonly mainKeySealed: string;
  readonly spareKeySealed: string;
  readonly now: Instant;
}

/** Stores a slot that is being prepared; false when the wedding has one already. */
export async function insertSlot(tx: Tx, slot: NewSlot): Promise<boolean> {
  const row = await tx
    .insertInto('live_slot')
    .values({
      wedding_id: slot.weddingId,
      provider: slot.provider,
      ref: slot.ref,
      state: 'preparing' satisfies SlotState,
      main_key_sealed: slot.mainKeySealed,
      spare_key_sealed: slot.spareKeySealed,
      created_at: at(slot.now),
      updated_at: at(slot.now),
    })
    .onConflict(conflict => conflict.column('wedding_id').doNothing())
    .returning('wedding_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What may change about a slot; absent = stays. */
export interface SlotChange {
  readonly state?: SlotState;
  readonly openedAt?: Instant;
  readonly publishedAt?: Instant;
  readonly closedAt?: Instant;
  readonly archivedAt?: Instant;
  readonly framesLostAt?: Instant | null;
  readonly parts?: readonly RecordedPart[];
  readonly durationMs?: number;
  readonly sizeBytes?: number;
  readonly filePercent?: number;
  readonly fileKey?: string;
}

/** Changes a slot that is still at the version that was read; false when somebody was faster. */
export async function updateSlot(tx: Tx, slot: Slot, change: SlotChange, now: Instant): Promise<boolean> {
  const { openedAt, publishedAt, closedAt, archivedAt, framesLostAt } = change;
  const result = await tx
    .updateTable('live_slot')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(openedAt === undefined ? {} : { opened_at: at(openedAt) }),
      ...(publishedAt === undefined ? {} : { published_at: at(publishedAt) }),
      ...(closedAt === undefined ? {} : { closed_at: at(closedAt) }),
      ...(archivedAt === undefined ? {} : { archived_at: at(archivedAt) }),
      ...(framesLostAt === undefined ? {} : { frames_lost_at: framesLostAt === null ? null : at(framesLostAt) }),
      ...(change.parts === undefined ? {} : { recording_parts: JSON.stringify(change.parts) }),
      ...(change.durationMs === undefined ? {} : { duration_ms: change.durationMs }),
      ...(change.sizeBytes === undefined ? {} : { size_bytes: change.sizeBytes }),
      ...(change.filePercent === undefined ? {} : { mp4_percent: change.filePercent }),
      ...(change.fileKey === undefined ? {} : { mp4_key: change.fileKey }),
      version: slot.version + 1,
      updated_at: at(now),
    })
    .where('wedding_id', '=', slot.weddingId)
    .where('version', '=', slot.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface LiveEvent {
  readonly weddingId: WeddingId;
  readonly at: Instant;
  readonly kind: string;
  readonly actorName: string;
  readonly detail?: object;
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

/** The newest lines of the log. */
export async function listLiveEvents(tx: Tx, weddingId: WeddingId, limit: number) {
  return await tx
    .selectFrom('live_event')
    .select(['at', 'kind', 'actor_name'])
    .where('wedding_id', '=', weddingId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
