import { type AttendanceDetail, type PlayerFacts, playerFactsOf } from '@kotohogi/contract/attendance-detail';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAttendanceEvents, useViewerCount } from '../../attendant/index.ts';
import { useLiveEvents } from '../api.guest.ts';
import { afterFacts, type ShownFacts, UNKNOWN_TOLERANCE_MS } from './shown-facts.ts';

const DELAY_MS = 5 * 60_000;
/** All pages share the same schedule, so their requests are spread over this time. */
const SPREAD_MS = 5_000;
/** A guest's clock may be ahead of the server's, so the request is repeated after these delays. */
const AGAIN_MS = [500, 60_000, 5 * 60_000];
/** The longest delay a timer supports. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Refetches at moments when something changes by time alone: the delay notice, the end of the recording. */
function useClockwork(moments: readonly number[], refresh: () => void): void {
  const key = moments.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments are compared by value
  useEffect(() => {
    const timers = moments
      .flatMap(momentMs => AGAIN_MS.map(laterMs => momentMs + laterMs - Date.now()))
      .filter(waitMs => waitMs > 0 && waitMs < LONGEST_TIMER_MS - SPREAD_MS)
      .map(waitMs => setTimeout(refresh, waitMs + Math.random() * SPREAD_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [key, refresh]);
}

/** The data the page shows: an unknown state is held back while something plays. */
function useHeld(facts: PlayerFacts | undefined): PlayerFacts | undefined {
  const [held, setHeld] = useState<ShownFacts>();
  const [ticks, tick] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reevaluates the same facts after a minute
  useEffect(() => {
    if (facts === undefined) return;
    setHeld(before => afterFacts(before, facts, performance.now()));
    const timer = setTimeout(() => tick(count => count + 1), UNKNOWN_TOLERANCE_MS);
    return () => clearTimeout(timer);
  }, [facts, ticks]);
  return held?.shown ?? facts;
}

/** The player data that the page shows; undefined for those who may not watch. */
export function useShownFacts(detail: AttendanceDetail): PlayerFacts | undefined {
  const facts = useMemo(() => playerFactsOf(detail), [detail]);
  return useHeld(facts);
}

/** Like `useShownFacts`, and also keeps the data up to date; used once per page. */
export function useGuestLive(detail: AttendanceDetail): PlayerFacts | undefined {
  const { weddingKey, startsAt, closesAt } = detail;
  const events = useAttendanceEvents(weddingKey);
  useLiveEvents(weddingKey);
  const count = useCallback((viewerCount: number) => events.update({ viewerCount }), [events]);
  useViewerCount(count);
  const refresh = useCallback(() => void events.refresh(), [events]);
  useClockwork([startsAt + DELAY_MS, closesAt], refresh);
  return useShownFacts(detail);
}
