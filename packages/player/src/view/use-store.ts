import { useLayoutEffect, useRef, useState } from 'react';
import type { Locale, PlayerMessages } from '../messages.ts';
import { openSource } from '../source/open-source.ts';
import type { PlayerSource, SourceOpener } from '../source/source.ts';
import { browserClock, type Clock } from '../store/clock.ts';
import type { PlayerEvent } from '../store/event.ts';
import { PlayerStore } from '../store/store.ts';

/** What a page says about playback. */
export interface PlaybackProps {
  readonly locale: Locale;
  /** What to play; null while there is nothing. Another `revision` loads the same address anew. */
  readonly source: PlayerSource | null;
  /** False while the page knows that no frames come (a slate): nothing is then slow or failed. */
  readonly framesExpected?: boolean | undefined;
  /** Whether playing starts by itself, muted; true if left out. */
  readonly autoplay?: boolean | undefined;
  /** Every request for playlist and media passes through it: put the fresh token in. */
  readonly rewriteUrl?: ((url: string) => string) | undefined;
  /** Wall clock in ms, if the page knows a better one than the device's. */
  readonly wallClockMs?: (() => number) | undefined;
  readonly onEvent?: ((event: PlayerEvent) => void) | undefined;
  /** Another way to open a source than hls.js and the browser itself. */
  readonly open?: SourceOpener | undefined;
  /** Another time than the browser's. */
  readonly clock?: Clock | undefined;
}

/** One store for the life of a player, fed with what its page says now. */
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
