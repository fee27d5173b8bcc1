import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import type { PlayerSource } from '@kotohogi/player';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useEmbedKey } from './api.guest.ts';

/** A key is renewed this long before it ends; never sooner or later than the bounds, whatever this device's clock says. */
const RENEW_BEFORE_MS = 60_000;
const SOONEST_MS = 60_000;
const LATEST_MS = 240_000;
const AGAIN_MS = 10_000;

type Facts = Pick<PlayerFacts, 'phase' | 'liveState' | 'videoUrl' | 'embedKey' | 'embedKeyExpiresAt'>;

/** On a change to streaming or archived the source is loaded anew (product text §4): each gives it another number. */
function useRevision(liveState: Facts['liveState']): number {
  const [known, setKnown] = useState({ liveState, revision: 0 });
  if (known.liveState === liveState) return known.revision;
  const isFresh = liveState === 'streaming' || liveState === 'archived';
  const revision = known.revision + (isFresh ? 1 : 0);
  setKnown({ liveState, revision });
  return revision;
}

/** Every key the page has been given, the newest last: addresses inside a playlist carry whichever it was loaded with. */
type Keys = readonly string[];
const REMEMBERED = 20;
const withKey = (keys: Keys, key: string): Keys =>
  key === '' || keys.at(-1) === key ? keys : [...keys.filter(known => known !== key), key].slice(-REMEMBERED);

/** Keeps the newest key, asking for another before each ends (decision 85). */
function useKeys(weddingKey: string, { embedKey, embedKeyExpiresAt }: Facts) {
  const keys = useRef<Keys>([]);
  const ask = useEmbedKey(weddingKey);
  useEffect(() => {
    keys.current = withKey(keys.current, embedKey);
    if (embedKey === '') return;
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
          // Nothing to play any more, or not for this guest: the page hears of it by its own ways.
          if (error instanceof ApiError && error.status < 500) return;
          timer = setTimeout(renew, AGAIN_MS);
        },
      );
    plan(embedKeyExpiresAt);
    return () => clearTimeout(timer);
  }, [embedKey, embedKeyExpiresAt, ask]);
  return keys;
}

/** What the player plays, the same object for as long as it is the same video, and how its addresses get the newest key. */
export function usePlayback(
  weddingKey: string,
  facts: Facts,
): { readonly source: PlayerSource | null; readonly rewriteUrl: (url: string) => string } {
  const { phase, liveState, videoUrl, embedKey } = facts;
  const revision = useRevision(liveState);
  const keys = useKeys(weddingKey, facts);
  const kind = phase === 'archive' ? 'archive' : 'live';
  // The same video under another key is the same video.
  const address = embedKey === '' ? videoUrl : videoUrl.replace(embedKey, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed key must not load the video anew
  const source = useMemo(
    () => (videoUrl === '' ? null : { kind, url: videoUrl, revision }) satisfies PlayerSource | null,
    [kind, address, revision],
  );
  const rewriteUrl = useCallback(
    (url: string) => {
      const newest = keys.current.at(-1);
      const carried = keys.current.find(key => url.includes(key));
      return newest === undefined || carried === undefined ? url : url.replace(carried, newest);
    },
    [keys],
  );
  return { source, rewriteUrl };
}
