import type { PlayerHandle } from '@kotohogi/player';
import { type RefObject, useEffect } from 'react';
import type { Moment } from './api.ts';

/** The position and frame staff currently see. */
interface Playhead {
  readonly moment: () => Moment | undefined;
  readonly frame: () => HTMLVideoElement | undefined;
}

const PLAYHEADS = new Map<number, Playhead>();

function momentOf(kind: 'live' | 'archive', handle: PlayerHandle): Moment | undefined {
  const { hasFrame, currentTimeSec } = handle.getState();
  if (!hasFrame) return undefined;
  if (kind === 'archive') return { offset: currentTimeSec };
  const programMs = handle.programTimeMs();
  return programMs === null ? undefined : { programMs: Math.round(programMs) };
}

/** Provides the position of the preview to code that marks moments; `place` is the element around its video. */
export function useOfferedPlayhead(
  weddingId: number,
  kind: 'live' | 'archive',
  handle: PlayerHandle | null,
  place: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (handle === null) return;
    const playhead: Playhead = {
      moment: () => momentOf(kind, handle),
      frame: () => (handle.getState().hasFrame ? (place.current?.querySelector('video') ?? undefined) : undefined),
    };
    PLAYHEADS.set(weddingId, playhead);
    return () => {
      if (PLAYHEADS.get(weddingId) === playhead) PLAYHEADS.delete(weddingId);
    };
  }, [weddingId, kind, handle, place]);
}

/** The moment staff see; undefined while nothing plays. */
export function seenMoment(weddingId: number): Moment | undefined {
  return PLAYHEADS.get(weddingId)?.moment();
}

/** The video staff see a frame of; undefined while they see none. */
export function seenFrame(weddingId: number): HTMLVideoElement | undefined {
  return PLAYHEADS.get(weddingId)?.frame();
}
