import type { PlayerHandle } from '@kotohogi/player';
import { useEffect } from 'react';
import type { Moment } from './api.ts';

/** What staff see of a wedding's stream at this moment. */
type Playhead = () => Moment | undefined;

const PLAYHEADS = new Map<number, Playhead>();

function readOf(kind: 'live' | 'archive', handle: PlayerHandle): Playhead {
  return () => {
    const { hasFrame, currentTimeSec } = handle.getState();
    if (!hasFrame) return undefined;
    if (kind === 'archive') return { offset: currentTimeSec };
    const programMs = handle.programTimeMs();
    return programMs === null ? undefined : { programMs: Math.round(programMs) };
  };
}

/** The picture staff look at says where it is, for whoever marks a moment of it. */
export function useOfferedPlayhead(weddingId: number, kind: 'live' | 'archive', handle: PlayerHandle | null): void {
  useEffect(() => {
    if (handle === null) return;
    const playhead = readOf(kind, handle);
    PLAYHEADS.set(weddingId, playhead);
    return () => {
      if (PLAYHEADS.get(weddingId) === playhead) PLAYHEADS.delete(weddingId);
    };
  }, [weddingId, kind, handle]);
}

/** The moment staff see; undefined while nothing plays. */
export function seenMoment(weddingId: number): Moment | undefined {
  return PLAYHEADS.get(weddingId)?.();
}
