import type { LiveConsole, LiveStateForGuests } from '@kotohogi/contract/live';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { offsetOf, type RecordedPart } from '@kotohogi/domain/live/archive-time';
import { type ViewerState, viewerState } from '@kotohogi/domain/live/viewer';
import { ProviderUnreachable, type VideoProvider, type Viewer } from '@kotohogi/ports/video-provider';
import type { Slot } from './store.ts';

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
    /** Where the ceremony begins (decision 31); null while staff have not said so. */
    readonly shortcutMs: number | null;
    readonly parts: readonly RecordedPart[];
    /** The file for download is there. */
    readonly fileKey: string | null;
  };
}

/** An address to play from, as pages are told it; the script is that of the platform's own player, empty for ours. */
export type PlayerAddress = NonNullable<LiveConsole['preview']>;

/** An address for a viewer; undefined while nothing is known here of a platform's slot. */
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

/** What a slot (undefined = there is none) means for guests at this moment. */
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

/** The same as it goes over the wire. */
export function forGuests(slot: Slot | undefined, times: ViewingTimes, now: Instant): LiveStateForGuests {
  const { liveState, phase, isDelayed } = toViewer(slot, times, now);
  return { liveState, phase, isDelayed };
}

/** The same with all that belongs to the recording. */
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
