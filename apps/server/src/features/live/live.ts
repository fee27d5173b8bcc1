import { liveWatched } from '@kotohogi/contract/live';
import { type AudienceSummary, sumUpAudience, type Watching } from '@kotohogi/domain/live/audience';
import type { Clock } from '@kotohogi/ports/clock';
import { type BoundAction, onAction } from '../../platform/hub/action.ts';
import type { Hub } from '../../platform/hub/hub.ts';

/** How the guests of each wedding fare, as far as this process hears of it. */
export interface Audience {
  /** What guests' players say of themselves. */
  readonly action: BoundAction;
  readonly summaryOf: (weddingId: number) => AudienceSummary;
}

/** Gathers what players say, each guest's last word, until he goes. */
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
