import { useLayoutEffect, useRef, useState } from 'react';
import type { Locale, PlayerMessages } from '../messages.ts';
import { openSource } from '../source/open-source.ts';
import type { PlayerSource, SourceOpener } from '../source/source.ts';
import { browserClock, type Clock } from '../store/clock.ts';
import type { PlayerEvent } from '../store/event.ts';
import { PlayerStore } from '../store/store.ts';

/** The playback props of a page. */
export interface PlaybackProps {
  readonly locale: Locale;
  /** What to play; null while there is nothing. Another `revision` loads the same address again. */
  readonly source: PlayerSource | null;
  /** False while the page knows that no frames come (a slate); nothing is then slow or failed. */
  readonly framesExpected?: boolean | undefined;
  /** Whether playback starts automatically, muted; true if omitted. */
  readonly autoplay?: boolean | undefined;
  /** Applied to every request for playlists and media, to insert the fresh token. */
  readonly rewriteUrl?: ((url: string) => string) | undefined;
  /** Wall clock in ms, if the page has a better one than the device's. */
  readonly wallClockMs?: (() => number) | undefined;
  readonly onEvent?: ((event: PlayerEvent) => void) | undefined;
  /** A way to open a source other than hls.js and the browser itself. */
  readonly open?: SourceOpener | undefined;
  /** A clock other than the browser's. */
  readonly clock?: Clock | undefined;
}

/** One store for the lifetime of a player, kept up to date with the page's props. */
export function usePlayerStore(props: PlaybackProps, messages: PlayerMessages): PlayerStore {
  const page = useRef({ ...props, messages });
  useLayoutEffect(() => {
    page.current = { ...props, messages };
  });
  const [store] = useState(
    () =>
      new PlayerStore({
        clock: props.clock ?? browserClock,
        open: props.open ?? openSource,
        autoplay: props.autoplay ?? true,
        messages: () => page.current.messages,
        wallClockMs: () => page.current.wallClockMs?.() ?? Date.now(),
        rewriteUrl: url => page.current.rewriteUrl?.(url) ?? url,
        onEvent: event => page.current.onEvent?.(event),
      }),
  );
  return store;
}
