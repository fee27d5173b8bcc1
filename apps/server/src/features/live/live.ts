import { liveWatched } from '@kotohogi/contract/live';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type AudienceSummary, sumUpAudience, type Watching } from '@kotohogi/domain/live/audience';
import type { Clock } from '@kotohogi/ports/clock';
import { type BoundAction, onAction } from '../../platform/hub/action.ts';
import type { Hub } from '../../platform/hub/hub.ts';

/** Playback health of each wedding's guests, as far as this process receives it. */
export interface Audience {
  /** The action by which guests' players report. */
  readonly action: BoundAction;
  readonly summaryOf: (weddingId: WeddingId) => AudienceSummary;
}

/** Collects the reports of players, keeping each guest's latest one until they leave. */
export function createAudience(hub: Hub, clock: Clock): Audience {
  const weddings = new Map<number, Map<number, Watching>>();
  hub.onPresence(
    () => undefined,
    ({ weddingId, attendantId }) => {
      if (weddingId === undefined || attendantId === undefined) return;
      const isStillHere = hub.visitorsIn('wedding', weddingId).some(other => other.attendantId === attendantId);
      if (isStillHere) return;
      weddings.get(weddingId)?.delete(attendantId);
      if (weddings.get(weddingId)?.size === 0) weddings.delete(weddingId);
    },
  );
  return {
    action: onAction(liveWatched, async ({ attendantId, weddingId }, { playback, delayMs, isAudioOnly }) => {
      if (attendantId === undefined || weddingId === undefined) return undefined;
      const guests = weddings.get(weddingId) ?? new Map<number, Watching>();
      weddings.set(weddingId, guests);
      guests.set(attendantId, { playback, delayMs, isAudioOnly, at: clock.now() });
      return {};
    }),
    summaryOf: weddingId => sumUpAudience([...(weddings.get(weddingId)?.values() ?? [])], clock.now()),
  };
}
