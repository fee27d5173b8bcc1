import type { LiveConsole } from '@kotohogi/contract/live';
import { Player, Chip as PlayerChip, type PlayerHandle } from '@kotohogi/player';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { clockText } from '../../../../shell/formats.office.ts';
import { currentLanguage } from '../../../../shell/i18n/locale.ts';
import { useCaptions, useOfferedPlayhead } from '../../../recording/index.ts';
import { captionFiles } from '../../caption-files.ts';
import { t } from '../../console-t.ts';
import { useReportLoudness } from '../api.ts';
import type { Received } from '../console-clock.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isOver, isShown } from '../console-state.ts';
import { clockOffset } from '../console-time.ts';
import { watchLoudness } from './console-loudness.ts';
import styles from './console-preview.module.css';
import { withNewestKey } from './console-preview-url.ts';

// Only needed when a hosted provider plays the stream.
const Embed = lazy(async () => ({ default: (await import('@kotohogi/player/embed')).Embed }));

type Playback = NonNullable<LiveConsole['preview']>;

/** Keeps the first URL while the same video plays, and puts the newest key into every request. */
function useRenewed(playback: Playback) {
  const [opened] = useState(playback);
  const newest = useRef(playback.embedKey);
  useEffect(() => {
    newest.current = playback.embedKey;
  }, [playback.embedKey]);
  const rewriteUrl = useCallback((url: string) => withNewestKey(url, opened, newest.current), [opened]);
  return { url: opened.url, scriptUrl: opened.scriptUrl, rewriteUrl };
}

const UNSUBSCRIBED = () => () => undefined;

/** The delay of the picture in seconds, with one decimal; null while unknown. */
function useDelay(handle: PlayerHandle | null): string | null {
  return useSyncExternalStore(handle?.subscribe ?? UNSUBSCRIBED, () => {
    const latencySec = handle?.getState().latencySec ?? null;
    return latencySec === null ? null : Math.max(0, latencySec).toFixed(1);
  });
}

/** Measures the loudness of the preview, muted or not; returns the ref of the element that contains the video. */
function useLoudness(handle: PlayerHandle | null, onLoudness: (levelDb: number | null) => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = place.current?.querySelector('video');
    if (handle === null || !video) return;
    const stop = watchLoudness(video, onLoudness);
    return () => {
      stop();
      onLoudness(null);
    };
  }, [handle, onLoudness]);
  return place;
}

interface ScreenProps {
  readonly weddingId: number;
  readonly playback: Playback;
  readonly kind: 'live' | 'archive';
  readonly label: 'archive' | 'after' | 'paused' | 'before';
  readonly received: Received;
  readonly onDelay: (delay: string | null) => void;
  readonly onLoudness: (levelDb: number | null) => void;
}

/** The picture from the venue: muted, and not counted as a viewer. */
function Screen({ weddingId, playback, kind, label, received, onDelay, onLoudness }: ScreenProps) {
  const { url, scriptUrl, rewriteUrl } = useRenewed(playback);
  const source = useMemo(() => ({ kind, url, scriptUrl }), [kind, url, scriptUrl]);
  const Picture = playback.kind === 'embed' ? Embed : Player;
  const [handle, setHandle] = useState<PlayerHandle | null>(null);
  const delay = useDelay(kind === 'live' ? handle : null);
  useEffect(() => onDelay(delay), [onDelay, delay]);
  const place = useLoudness(kind === 'live' ? handle : null, onLoudness);
  useOfferedPlayhead(weddingId, kind, handle, place);
  const captions = useCaptions(weddingId, kind === 'archive');
  const captionTracks = useMemo(() => captionFiles(captions), [captions]);
  return (
    <div ref={place}>
      <Suspense>
        <Picture
          ref={setHandle}
          locale={currentLanguage()}
          label={t('console.preview')}
          source={source}
          rewriteUrl={rewriteUrl}
          captions={captionTracks}
          wallClockMs={() => Date.now() + clockOffset(received.serverMs, received.receivedAtMs)}
          chips={<PlayerChip tone={label === 'after' ? 'live' : 'plain'}>{t(`console.preview.${label}`)}</PlayerChip>}
        />
      </Suspense>
    </div>
  );
}

/** Replaces a missing picture: the reason, and when the last one arrived. */
export function NoPicture({ text, lastAtMs }: { readonly text: string; readonly lastAtMs: number | null }) {
  return (
    <div className={styles.none}>
      <p>{text}</p>
      {lastAtMs !== null && <p className={styles.last}>{t('console.preview.last', { time: clockText(lastAtMs) })}</p>}
    </div>
  );
}

function noPictureText({ state, frames, isReachable }: LiveConsole): string {
  if (!isReachable) return t('console.preview.unknown');
  if (frames === 'lost' && !isOver(state)) return t('console.preview.lost');
  return t(isOver(state) ? 'console.preview.over' : 'console.preview.none');
}

/** What to play: the stream while frames arrive, the recording once guests may see it. */
function kindOf({ preview, frames, state, recording }: LiveConsole): 'live' | 'archive' | undefined {
  if (preview === null) return undefined;
  if (frames === 'flowing' && !isOver(state)) return 'live';
  return state === 'archived' && recording.isPlayable ? 'archive' : undefined;
}

/** The label that says who sees the picture. */
function labelOf({ state, intermissionAt }: LiveConsole, kind: ScreenProps['kind']): ScreenProps['label'] {
  if (kind === 'archive') return 'archive';
  if (!isShown(state)) return 'before';
  return intermissionAt === null ? 'after' : 'paused';
}

/** The caption of the picture: 本線　1280×720　30.0 fps　遅れ 1.4秒. */
function caption({ health, ingest }: LiveConsole, delay: string | null): readonly string[] {
  const active = ingest.find(({ isActive }) => isActive);
  return [
    ...(active === undefined ? [] : [t(`console.source.${active.kind}`)]),
    ...(health === null || health.widthPx === null ? [] : [`${health.widthPx}×${health.heightPx}`]),
    ...(health === null || health.frameRate === 0 ? [] : [`${health.frameRate.toFixed(1)} fps`]),
    ...(delay === null ? [] : [t('console.preview.delay', { seconds: delay })]),
  ];
}

/** The staff preview of the venue's stream, before and while guests see it. */
export function ConsolePreview({ detail, live, received }: Pick<ConsoleFacts, 'detail' | 'live' | 'received'>) {
  const [delay, setDelay] = useState<string | null>(null);
  const reportLoudness = useReportLoudness(detail.id);
  const { preview } = live;
  const kind = kindOf(live);
  const isPlaying = preview !== null && kind !== undefined;
  return (
    <div className={styles.preview}>
      {isPlaying ? (
        <Screen
          key={`${kind} ${preview.kind}`}
          weddingId={detail.id}
          playback={preview}
          kind={kind}
          label={labelOf(live, kind)}
          received={received}
          onDelay={setDelay}
          onLoudness={reportLoudness}
        />
      ) : (
        <NoPicture text={noPictureText(live)} lastAtMs={live.frames === 'lost' ? live.framesLostAt : null} />
      )}
      {kind === 'live' && (
        <p className={styles.caption}>
          {caption(live, delay).map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
    </div>
  );
}
