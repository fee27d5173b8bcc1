import { type AttendanceDetail, type PlayerFacts, playerFactsOf } from '@kotohogi/contract/attendance-detail';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAttendanceNews, useViewerCount } from '../attendant/door.ts';
import { useLiveNews } from './api.guest.ts';
import { afterFacts, type Held, HOLD_MS } from './held.ts';

const DELAY_MS = 5 * 60_000;
/** All pages have the same clock: they ask within this time, not all at the same moment. */
const SPREAD_MS = 5_000;
/** A guest's clock may be ahead of ours: what has not changed yet is asked for again this much later. */
const AGAIN_MS = [500, 60_000, 5 * 60_000];
/** A timer cannot be set further ahead than this. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Asks anew at moments when something changes by the clock alone: the delay, the end of the recording. */
function useClockwork(moments: readonly number[], refresh: () => void): void {
  const key = moments.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments are compared by what they are
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

/** The facts the page shows: vague ones wait while something plays. */
function useHeld(facts: PlayerFacts | undefined): PlayerFacts | undefined {
  const [held, setHeld] = useState<Held>();
  const [looks, look] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look at the same facts after a minute
  useEffect(() => {
    if (facts === undefined) return;
    setHeld(before => afterFacts(before, facts, performance.now()));
    const timer = setTimeout(() => look(count => count + 1), HOLD_MS);
    return () => clearTimeout(timer);
  }, [facts, looks]);
  return held?.shown ?? facts;
}

/** The facts of the stream that the page shows; undefined for those who may not watch. */
export function useShownFacts(detail: AttendanceDetail): PlayerFacts | undefined {
  const facts = useMemo(() => playerFactsOf(detail), [detail]);
  return useHeld(facts);
}

/** As `useShownFacts`, and keeps them up to date: one part of a page does that. */
export function useGuestLive(detail: AttendanceDetail): PlayerFacts | undefined {
  const { weddingKey, startsAt, closesAt } = detail;
  const news = useAttendanceNews(weddingKey);
  useLiveNews(weddingKey);
  const count = useCallback((viewerCount: number) => news.hear({ viewerCount }), [news]);
  useViewerCount(count);
  const refresh = useCallback(() => void news.refresh(), [news]);
  useClockwork([startsAt + DELAY_MS, closesAt], refresh);
  return useShownFacts(detail);
}
