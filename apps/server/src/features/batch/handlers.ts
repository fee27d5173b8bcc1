import { batch } from '@kotohogi/contract/batch';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { type ProviderKey, providerOf } from '@kotohogi/domain/live/types';
import type { VideoLookups } from '@kotohogi/ports/video-lookups';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { findBackup } from '../backup/index.ts';
import { findSlot, findSlotByName, listLiveEvents, type Slot } from '../live/index.ts';
import { findLive, hasWedding, listLives } from './store.ts';

export interface LookUpDeps {
  readonly db: Db;
  readonly providers: Providers;
  /** Look-ups at hosted platforms; absent = switched off. */
  readonly lookups: Readonly<Partial<Record<ProviderKey, VideoLookups>>>;
}

const LOG_LINES = 100;
const at = (ms: number | null) => (ms === null ? null : instant(ms));

/** Asks a platform; refused if it is switched off or unreachable. */
async function ask(answer: Promise<unknown> | undefined) {
  try {
    const body = await answer;
    return typeof body === 'object' && body !== null ? { ...body } : refuse('batch_unknown');
  } catch (error) {
    if (error instanceof ProviderUnreachable) return refuse('batch_unreachable');
    throw error;
  }
}

/** The stored slot without its stream keys. */
function withoutKeys({ mainKeySealed: _main, spareKeySealed: _spare, ...slot }: Slot): object {
  return slot;
}

function toRow(row: NonNullable<Awaited<ReturnType<typeof findLive>>>) {
  return {
    weddingId: row.wedding_id,
    reservationId: row.reservation_id,
    facilityId: row.facility_id,
    facilityName: row.facility_name,
    startsAt: instant(row.starts_at),
    provider: providerOf(row.provider),
    ref: row.ref,
    state: row.state,
    isDelayed: row.is_delayed,
    publishedAt: at(row.published_at),
    closedAt: at(row.closed_at),
    durationMs: row.duration_ms ?? 0,
    sizeBytes: Number(row.size_bytes ?? 0),
  };
}

const HISTORY_LINES = 200;

const NO_SLOT = { slot: null, stopReason: '', isKept: false, backup: null, log: [] };

/** Returns a wedding's slot with its history and its backup; undefined if the wedding does not exist. */
async function readLive(db: Db, weddingId: WeddingId) {
  const [row, slot] = [await findLive(db, weddingId), await findSlot(db, weddingId)];
  if (row === undefined || slot === undefined) return (await hasWedding(db, weddingId)) ? NO_SLOT : undefined;
  const backup = await findBackup(db, weddingId);
  return {
    slot: toRow(row),
    stopReason: slot.stopReason,
    isKept: slot.fileKey !== null,
    backup: backup?.state ?? null,
    log: await listLiveEvents(db, weddingId, HISTORY_LINES),
  };
}

async function list(db: Db, { query }: Pick<Call<typeof batch.weddingLives>, 'query'>) {
  const { rows, ...page } = await listLives(db, query);
  return {
    ...page,
    rows: rows.map(toRow),
  };
}

/**
 * Handlers for operators to look up live streams: every slot, and each provider's own data
 * (docs/product/job.md#started-by-hand).
 */
export function lookUpHandlers({ db, providers, lookups }: LookUpDeps): Route[] {
  const slotOf = (ref: string) => findSlotByName(db, { provider: 'channel', ref });
  const report = (ref: string) => providers.of('channel').sync(ref);
  const stored = async (ref: string, show: (slot: Slot) => object | Promise<object>) => {
    const slot = await slotOf(ref);
    return slot && (await show(slot));
  };
  return [
    inNoScope(batch.weddingLives, call => list(db, call)),
    inNoScope(batch.weddingLive, async ({ params }) => (await readLive(db, params.id)) ?? refuse('batch_unknown')),
    inNoScope(batch.vimeoInfo, ({ params }) => ask(lookups.vimeo?.info(params.id))),
    inNoScope(batch.vimeoVideo, ({ params }) => ask(lookups.vimeo?.video(params.id))),
    inNoScope(batch.vimeoLive, ({ params }) => ask(lookups.vimeo?.live(params.id))),
    inNoScope(batch.channelInfo, ({ params }) =>
      ask(stored(params.id, async ({ ref }) => (await report(ref)).recording)),
    ),
    inNoScope(batch.channelVideo, ({ params }) =>
      ask(
        stored(params.id, ({ weddingId, parts, durationMs, fileKey, filePercent, shortcutAt }) => ({
          ...{ weddingId, parts, durationMs, fileKey, filePercent, shortcutAt },
        })),
      ),
    ),
    inNoScope(batch.channelLive, ({ params }) => ask(stored(params.id, ({ ref }) => report(ref)))),
    inNoScope(batch.channelLiveChannels, ({ params }) =>
      ask(
        stored(params.id, async slot => ({
          ...withoutKeys(slot),
          log: await listLiveEvents(db, slot.weddingId, LOG_LINES),
        })),
      ),
    ),
  ];
}
