import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import type { live } from '@kotohogi/contract/live';
import type { EmbedSource } from '@kotohogi/player/embed';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useAttendanceEvents } from '../../attendant/index.ts';
import { useEmbedKey } from '../api.guest.ts';

/** Renew a key this long before it expires, but always within the bounds below, whatever the local clock says. */
const RENEW_BEFORE_MS = 60_000;
const SOONEST_MS = 60_000;
const LATEST_MS = 240_000;
const AGAIN_MS = 10_000;
const TOO_MANY = 'live_too_many_devices' satisfies keyof typeof live.embedKey.errors;

type Facts = Pick<
  PlayerFacts,
  'phase' | 'liveState' | 'videoUrl' | 'embedKey' | 'embedKeyExpiresAt' | 'playerScriptUrl' | 'isCrowded'
>;

/**
 * The source reloads on a change to streaming or to the recording (`viewingArchive`), and while debugging also to
 * unpublished (docs/product/player.md#start); each reload increments the revision.
 */
function useRevision(liveState: Facts['liveState'], isDebug: boolean): number {
  const [known, setKnown] = useState({ liveState, revision: 0 });
  if (known.liveState === liveState) return known.revision;
  const isFresh =
    liveState === 'streaming' || liveState === 'viewingArchive' || (isDebug && liveState === 'unpulished');
  const revision = known.revision + (isFresh ? 1 : 0);
  setKnown({ liveState, revision });
  return revision;
}

/** Every key the page has received, newest last: URLs inside a playlist contain the key it was loaded with. */
type Keys = readonly string[];
const REMEMBERED = 20;
const withKey = (keys: Keys, key: string): Keys =>
  key === '' || keys.at(-1) === key ? keys : [...keys.filter(known => known !== key), key].slice(-REMEMBERED);

/**
 * Keeps the newest key and requests another before it expires (docs/product/player.md#playback-keys); a URL without a
 * key holds a device slot too.
 */
function useKeys(weddingKey: string, { embedKey, embedKeyExpiresAt }: Facts, crowd: () => void) {
  const keys = useRef<Keys>([]);
  const crowded = useEffectEvent(crowd);
  const ask = useEmbedKey(weddingKey);
  useEffect(() => {
    keys.current = withKey(keys.current, embedKey);
    if (embedKeyExpiresAt === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const plan = (expiresAtMs: number) => {
      const waitMs = Math.min(LATEST_MS, Math.max(SOONEST_MS, expiresAtMs - Date.now() - RENEW_BEFORE_MS));
      timer = setTimeout(renew, waitMs);
    };
    const renew = () =>
      ask().then(
        answer => {
          keys.current = withKey(keys.current, answer.embedKey);
          plan(answer.expiresAt);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.code === TOO_MANY) crowded();
          // Nothing to play any more, or not for this guest: the page learns about it through its own updates.
          if (error instanceof ApiError && error.status < 500) return;
          timer = setTimeout(renew, AGAIN_MS);
        },
      );
    plan(embedKeyExpiresAt);
    return () => clearTimeout(timer);
  }, [embedKey, embedKeyExpiresAt, ask]);
  return keys;
}

/** Whether three other devices of this guest block playback, and how to retry. */
function useCrowd(weddingKey: string, { isCrowded, embedKeyExpiresAt }: Facts) {
  const events = useAttendanceEvents(weddingKey);
  // A permission to play newer than the refusal clears it.
  const [refused, setRefused] = useState<number>();
  const again = useCallback(() => {
    setRefused(undefined);
    void events.refresh();
  }, [events]);
  return { isCrowded: isCrowded || refused === embedKeyExpiresAt, refuse: () => setRefused(embedKeyExpiresAt), again };
}

export interface Playback {
  /** The same object for the same video, across players; null while there is nothing to play. */
  readonly source: EmbedSource | null;
  /** Puts the newest key into a URL. */
  readonly rewriteUrl: (url: string) => string;
  /** The guest already plays on three other devices. */
  readonly isCrowded: boolean;
  readonly again: () => void;
}

/** The source of the player, and how its URLs get the newest key. */
export function usePlayback(weddingKey: string, facts: Facts, isDebug: boolean): Playback {
  const { phase, liveState, videoUrl, embedKey, playerScriptUrl: scriptUrl } = facts;
  const revision = useRevision(liveState, isDebug);
  const { isCrowded, refuse, again } = useCrowd(weddingKey, facts);
  const keys = useKeys(weddingKey, facts, refuse);
  // During an intermission guests must not hear the hall.
  const isSilent = videoUrl === '' || isCrowded || phase === 'intermission';
  const kind = phase === 'archive' ? 'archive' : 'live';
  // The same video with another key is the same video.
  const address = embedKey === '' ? videoUrl : videoUrl.replace(embedKey, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed key must not reload the video
  const source = useMemo(
    () => (isSilent ? null : { kind, url: videoUrl, scriptUrl, revision }) satisfies EmbedSource | null,
    [kind, address, scriptUrl, revision, isSilent],
  );
  const rewriteUrl = useCallback(
    (url: string) => {
      const newest = keys.current.at(-1);
      const carried = keys.current.find(key => url.includes(key));
      return newest === undefined || carried === undefined ? url : url.replace(carried, newest);
    },
    [keys],
  );
  return { source, rewriteUrl, isCrowded, again };
}
