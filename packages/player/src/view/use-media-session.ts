import { useEffect } from 'react';
import { type Chapter, NO_CHAPTERS } from './chapter.ts';
import { usePlayer, usePlayerContext } from './context.ts';

interface Shown {
  readonly label: string;
  readonly title?: string | undefined;
  readonly artworkUrl?: string | undefined;
  readonly chapters?: readonly Chapter[] | undefined;
}

/** Publishes what is playing to the lock screen, headset and media keys of the device, and handles their controls. */
export function useMediaSession({ label, title = label, artworkUrl, chapters = NO_CHAPTERS }: Shown): void {
  const { store } = usePlayerContext();
  const hasFrame = usePlayer(state => state.hasFrame);
  const kind = usePlayer(state => state.kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a live has other keys than a recording
  useEffect(() => {
    if (!hasFrame || !('mediaSession' in navigator)) return;
    let close: (() => void) | undefined;
    let isGone = false;
    // The picture comes first.
    const opening = import('./media-session.ts').then(({ openMediaSession }) => {
      if (!isGone) close = openMediaSession({ store, title, artworkUrl, chapters });
    });
    // why: a viewer whose connection cannot load this can still watch
    opening.catch(() => undefined);
    return () => {
      isGone = true;
      close?.();
    };
  }, [hasFrame, kind, title, artworkUrl, chapters, store]);
}
