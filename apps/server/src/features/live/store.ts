import type { Tables } from '@kotohogi/db/tables';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import { type ProviderKey, providerOf, type SlotState, type SlotStatus } from '@kotohogi/domain/live/types';
import type { Ingest } from '@kotohogi/ports/video-provider';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** An ingest URL of a provider that makes its own; its key is one of the two encrypted ones. */
export type StoredIngest = Pick<Ingest, 'kind' | 'url'>;

/** A live slot as stored. In state `pending` it only holds what staff have announced beforehand. */
export interface Slot extends SlotStatus {
  readonly weddingId: WeddingId;
  readonly provider: ProviderKey;
  readonly ref: string;
  /** Where encoders push to, if the provider says so; empty = the configured ingest URL. */
  readonly ingest: readonly StoredIngest[];
  readonly mainKeySealed: string;
  readonly spareKeySealed: string;
  readonly isDelayedByStaff: boolean;
  readonly intermissionAt: Instant | null;
  /** When the ceremony begins, in program time (docs/product/recording.md#chapters). */
  readonly shortcutAt: Instant | null;
  /** Why it was stopped; empty if it was not. */
  readonly stopReason: string;
  readonly publishedAt: Instant | null;
  readonly framesLostAt: Instant | null;
  /** Since when the provider has not answered; null if it answers. */
  readonly unreachableSince: Instant | null;
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
  'ingest',
  'main_key_sealed',
  'spare_key_sealed',
  'delayed',
  'intermission_at',
  'shortcut_at',
  'stop_reason',
  'published_at',
  'frames_lost_at',
  'unreachable_since',
  'recording_parts',
  'duration_ms',
  'mp4_key',
  'mp4_percent',
  'version',
] as const;

const orNull = (ms: number | null) => (ms === null ? null : instant(ms));

function toSlot(row: Pick<Selectable<Tables['live_slot']>, (typeof COLUMNS)[number]>): Slot {
  return {
    weddingId: row.wedding_id,
    provider: providerOf(row.provider),
    ref: row.ref,
    state: row.state,
    ingest: row.ingest as readonly StoredIngest[],
    mainKeySealed: row.main_key_sealed,
    spareKeySealed: row.spare_key_sealed,
    isDelayedByStaff: row.delayed,
    isIntermission: row.intermission_at !== null,
    intermissionAt: orNull(row.intermission_at),
    shortcutAt: orNull(row.shortcut_at),
    stopReason: row.stop_reason ?? '',
    publishedAt: orNull(row.published_at),
    framesLostAt: orNull(row.frames_lost_at),
    unreachableSince: orNull(row.unreachable_since),
    parts: row.recording_parts as readonly RecordedPart[],
    durationMs: row.duration_ms ?? 0,
    fileKey: row.mp4_key,
    filePercent: row.mp4_percent,
    version: row.version,
  };
}

export async function findSlot(tx: Tx, weddingId: WeddingId): Promise<Slot | undefined> {
  const row = await tx.selectFrom('live_slot').select(COLUMNS).where('wedding_id', '=', weddingId).executeTakeFirst();
  return row && toSlot(row);
}

/** The slot with a provider's reference. */
export async function findSlotByName(
  tx: Tx,
  { provider, ref }: { readonly provider: ProviderKey; readonly ref: string },
): Promise<Slot | undefined> {
  const row = await tx
    .selectFrom('live_slot')
    .select(COLUMNS)
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row && toSlot(row);
}

/** All slots in one of these states. */
export async function listSlots(tx: Tx, states: readonly SlotState[]): Promise<Slot[]> {
  const rows = await tx
    .selectFrom('live_slot')
    .select(COLUMNS)
    .where('state', 'in', states)
    .orderBy('wedding_id')
    .execute();
  return rows.map(toSlot);
}

/** The slot with a provider's reference, locked until the transaction ends: reports are handled one after the other. */
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

/** The slot of a wedding, locked until the transaction ends. */
export async function lockSlotOf(tx: Tx, weddingId: WeddingId): Promise<Slot | undefined> {
  const row = await tx
    .selectFrom('live_slot')
    .select(COLUMNS)
    .where('wedding_id', '=', weddingId)
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

/** Stores a slot in preparation; returns false if the wedding already has one. */
export async function insertSlot(tx: Tx, slot: NewSlot): Promise<boolean> {
  const made = {
    provider: slot.provider,
    ref: slot.ref,
    state: 'preparing' as const,
    main_key_sealed: slot.mainKeySealed,
    spare_key_sealed: slot.spareKeySealed,
    updated_at: at(slot.now),
  };
  const row = await tx
    .insertInto('live_slot')
    .values({ ...made, wedding_id: slot.weddingId, created_at: at(slot.now) })
    .onConflict(conflict =>
      conflict
        .column('wedding_id')
        .doUpdateSet({ ...made, version: eb => eb('live_slot.version', '+', 1) })
        .where('live_slot.state', '=', 'pending' satisfies SlotState),
    )
    .returning('wedding_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes sure that there is a row for what staff announce before there is a slot. */
export async function insertPendingSlot(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  const nowhere = { provider: '', ref: `pending-${weddingId}`, state: 'pending' } as const;
  await tx
    .insertInto('live_slot')
    .values({ ...nowhere, wedding_id: weddingId, created_at: at(now), updated_at: at(now) })
    .onConflict(conflict => conflict.column('wedding_id').doNothing())
    .execute();
}

/**
 * Removes a slot that was never used, so that another can be made. Returns false if it is not in one of these states
 * any more.
 */
export async function retireSlot(
  tx: Tx,
  weddingId: WeddingId,
  states: readonly SlotState[],
  now: Instant,
): Promise<boolean> {
  const nowhere = {
    provider: '' as const,
    ref: `pending-${weddingId}`,
    ingest: '[]',
    main_key_sealed: '',
    spare_key_sealed: '',
  };
  const row = await tx
    .updateTable('live_slot')
    .set(eb => ({
      ...nowhere,
      state: 'pending' satisfies SlotState,
      opened_at: null,
      version: eb('version', '+', 1),
      updated_at: at(now),
    }))
    .where('wedding_id', '=', weddingId)
    .where('state', 'in', states)
    .returning('wedding_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The changeable fields of a slot; absent = unchanged. */
export interface SlotChange {
  readonly state?: SlotState;
  readonly ingest?: readonly StoredIngest[];
  readonly mainKeySealed?: string;
  readonly spareKeySealed?: string;
  readonly isDelayedByStaff?: boolean;
  readonly intermissionAt?: Instant | null;
  readonly shortcutAt?: Instant | null;
  readonly stopReason?: string;
  readonly openedAt?: Instant;
  readonly publishedAt?: Instant;
  readonly closedAt?: Instant;
  readonly archivedAt?: Instant;
  readonly framesLostAt?: Instant | null;
  readonly unreachableSince?: Instant | null;
  readonly parts?: readonly RecordedPart[];
  readonly durationMs?: number;
  readonly sizeBytes?: number;
  readonly filePercent?: number;
  readonly fileKey?: string;
}

const atOrNull = (moment: Instant | null) => (moment === null ? null : at(moment));

/** The columns of the fields that are present. */
function toColumns(change: SlotChange) {
  const { parts, openedAt, publishedAt, closedAt, archivedAt, framesLostAt, intermissionAt, shortcutAt } = change;
  const { unreachableSince } = change;
  return {
    ...(change.state === undefined ? {} : { state: change.state }),
    ...(change.ingest === undefined ? {} : { ingest: JSON.stringify(change.ingest) }),
    ...(change.mainKeySealed === undefined ? {} : { main_key_sealed: change.mainKeySealed }),
    ...(change.spareKeySealed === undefined ? {} : { spare_key_sealed: change.spareKeySealed }),
    ...(change.isDelayedByStaff === undefined ? {} : { delayed: change.isDelayedByStaff }),
    ...(intermissionAt === undefined ? {} : { intermission_at: atOrNull(intermissionAt) }),
    ...(shortcutAt === undefined ? {} : { shortcut_at: atOrNull(shortcutAt) }),
    ...(change.stopReason === undefined ? {} : { stop_reason: change.stopReason }),
    ...(openedAt === undefined ? {} : { opened_at: at(openedAt) }),
    ...(publishedAt === undefined ? {} : { published_at: at(publishedAt) }),
    ...(closedAt === undefined ? {} : { closed_at: at(closedAt) }),
    ...(archivedAt === undefined ? {} : { archived_at: at(archivedAt) }),
    ...(framesLostAt === undefined ? {} : { frames_lost_at: atOrNull(framesLostAt) }),
    ...(unreachableSince === undefined ? {} : { unreachable_since: atOrNull(unreachableSince) }),
    ...(parts === undefined ? {} : { recording_parts: JSON.stringify(parts) }),
    ...(change.durationMs === undefined ? {} : { duration_ms: change.durationMs }),
    ...(change.sizeBytes === undefined ? {} : { size_bytes: change.sizeBytes }),
    ...(change.filePercent === undefined ? {} : { mp4_percent: change.filePercent }),
    ...(change.fileKey === undefined ? {} : { mp4_key: change.fileKey }),
  };
}

/** Updates a slot this transaction has locked and returns its new state. */
export async function updateSlot(tx: Tx, slot: Slot, change: SlotChange, now: Instant): Promise<Slot> {
  const row = await tx
    .updateTable('live_slot')
    .set({ ...toColumns(change), version: slot.version + 1, updated_at: at(now) })
    .where('wedding_id', '=', slot.weddingId)
    .where('version', '=', slot.version)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toSlot(row);
}
