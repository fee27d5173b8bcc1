import type { LiveConsole, LiveStateForGuests } from '@kotohogi/contract/live';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { offsetOf, type RecordedPart } from '@kotohogi/domain/live/archive-time';
import { type ViewerState, viewerState } from '@kotohogi/domain/live/viewer';
import { ProviderUnreachable, type VideoProvider, type Viewer } from '@kotohogi/ports/video-provider';
import type { Slot } from './store.ts';

/** The start of a ceremony and the end of its viewing window. */
export interface ViewingTimes {
  readonly startsAt: Instant;
  readonly closesAt: Instant;
}

/** The stream state of a wedding for guest pages. */
export interface LiveView extends ViewerState {
  readonly publishedAt: Instant | null;
  readonly recording: {
    readonly durationMs: number;
    /**
     * Offset of the beginning of the ceremony (docs/product/recording.md#chapters); null until staff have marked it.
     */
    readonly shortcutMs: number | null;
    readonly parts: readonly RecordedPart[];
    /** Key of the downloadable file, once there is one. */
    readonly fileKey: string | null;
  };
}

/** A playback URL for pages, with the script of the platform's own player; empty for ours. */
export type PlayerAddress = NonNullable<LiveConsole['preview']>;

/** The playback URL for a viewer; undefined if the platform's slot is not known yet. */
export function addressAt(provider: VideoProvider, ref: string, viewer: Viewer): PlayerAddress | undefined {
  try {
    const playback = provider.playback(ref, viewer);
    const { url, embedKey, kind } = playback;
    return { url, embedKey, kind, scriptUrl: playback.kind === 'embed' ? playback.scriptUrl : '' };
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

/** The current viewer state of a slot (undefined = there is none). */
export function toViewer(slot: Slot | undefined, times: ViewingTimes, now: Instant): ViewerState {
  const facts = {
    state: slot?.state ?? 'pending',
    isIntermission: slot?.isIntermission ?? false,
    isDelayedByStaff: slot?.isDelayedByStaff ?? false,
    unreachableSince: slot?.unreachableSince ?? null,
    ...times,
  } as const;
  return viewerState(facts, now);
}

/** The viewer state as sent to browsers. */
export function forGuests(slot: Slot | undefined, times: ViewingTimes, now: Instant): LiveStateForGuests {
  const { liveState, phase, isDelayed } = toViewer(slot, times, now);
  return { liveState, phase, isDelayed };
}

/** The viewer state with the data of the recording. */
export function toLiveView(slot: Slot | undefined, times: ViewingTimes, now: Instant): LiveView {
  const { parts = [], shortcutAt = null } = slot ?? {};
  return {
    ...toViewer(slot, times, now),
    publishedAt: slot?.publishedAt ?? null,
    recording: {
      durationMs: slot?.durationMs ?? 0,
      shortcutMs: shortcutAt === null ? null : (offsetOf(parts, shortcutAt) ?? null),
      parts,
      fileKey: slot?.fileKey ?? null,
    },
  };
}
