import type { LiveStateForGuests } from '@kotohogi/contract/live';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import { type ViewerState, viewerState } from '@kotohogi/domain/live/viewer';
import type { Playback, VideoProvider } from '@kotohogi/ports/video-provider';
import type { Tx } from '../../platform/db/connect.ts';
import { findSlot, type Slot } from './store.ts';

/** Decision 85: a key to play with is good for five minutes and renewed. */
const KEY_LIFETIME_MS = 5 * MINUTE_MS;

/** When a ceremony is, and until when it can be seen. */
export interface ViewingTimes {
  readonly startsAt: Instant;
  readonly closesAt: Instant;
}

/** What guests' pages are told of the stream of a wedding. */
export interface LiveView extends ViewerState {
  readonly publishedAt: Instant | null;
  readonly recording: {
    readonly durationMs: number;
    readonly shortcutMs: number | null;
    readonly parts: readonly RecordedPart[];
    /** The file for download is there. */
    readonly fileKey: string | null;
  };
}

function toViewer(slot: Slot | undefined, times: ViewingTimes, now: Instant): ViewerState {
  const facts = {
    state: slot?.state ?? 'pending',
    isDelayedByStaff: slot?.isDelayedByStaff ?? false,
    ...times,
  } as const;
  return viewerState(facts, now);
}

/** What a slot means for guests at this moment, as it goes over the wire. */
export function forGuests(slot: Slot | undefined, times: ViewingTimes, now: Instant): LiveStateForGuests {
  const { liveState, phase, isDelayed } = toViewer(slot, times, now);
  return { liveState, phase, isDelayed };
}

/** Reads what guests may know of the stream. */
export async function readLive(tx: Tx, weddingId: WeddingId, times: ViewingTimes, now: Instant): Promise<LiveView> {
  const slot = await findSlot(tx, weddingId);
  return {
    ...toViewer(slot, times, now),
    publishedAt: slot?.publishedAt ?? null,
    recording: {
      durationMs: slot?.durationMs ?? 0,
      shortcutMs: slot?.shortcutMs ?? null,
      parts: slot?.parts ?? [],
      fileKey: slot?.fileKey ?? null,
    },
  };
}

/** Who wants to play. Guests are counted by their subject, staff never. */
export interface PlaybackAsker {
  readonly subject: string;
  readonly kind: 'viewer' | 'staff';
}

/** An address to play from for the next five minutes, or undefined when there is nothing to play in this phase. */
export async function playbackFor(
  tx: Tx,
  provider: VideoProvider,
  wedding: { readonly weddingId: WeddingId } & ViewingTimes,
  asker: PlaybackAsker & { readonly now: Instant },
): Promise<(Playback & { readonly expiresAt: Instant }) | undefined> {
  const slot = await findSlot(tx, wedding.weddingId);
  const { phase } = toViewer(slot, wedding, asker.now);
  if (slot === undefined || !['live', 'slate', 'archive'].includes(phase)) return undefined;
  const expiresAt = after(asker.now, KEY_LIFETIME_MS);
  const { subject, kind } = asker;
  return { ...provider.playback(slot.ref, { subject, kind, expiresAtMs: expiresAt }), expiresAt };
}
