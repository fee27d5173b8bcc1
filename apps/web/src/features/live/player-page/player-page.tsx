import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { coupleText } from '@kotohogi/domain/profile/names';
import { Chip, loadPlayerMessages, Player, type PlayerHandle } from '@kotohogi/player';
import { ReactionBar, ReactionLayer, type ReactionLayerHandle, type ShowerColour } from '@kotohogi/reactions';
import { artwork } from '@kotohogi/themes/artwork';
import { PATTERNS } from '@kotohogi/themes/patterns';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { log } from '../../../shell/log/log.ts';
import { loadTexts } from '../../../shell/router/area.ts';
import { useConnection } from '../../../shell/socket/use-socket.tsx';
import { lastMomentText, useAttendance } from '../../attendant/index.ts';
import { readTrack, useReplay } from '../../reaction/index.ts';
import { captionFiles } from '../caption-files.ts';
import styles from '../stage.module.css';
import { t as tWatch } from '../t.ts';
import { inPageLanguage } from './scenes.ts';
import { CrowdedSlate, IntermissionSlate, RecoveringSlate } from './slates.tsx';
import { spritesOf } from './sprites.ts';
import { t } from './t.ts';
import { useKeyboardFlag } from './use-keyboard-flag.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { usePlaybackReport } from './use-playback-report.ts';
import { useQuiet } from './use-quiet.ts';
import { useStamps } from './use-stamps.ts';
import { useWatched } from './use-watched.ts';

// Only needed when a hosted provider plays the stream.
const Embed = lazy(async () => ({ default: (await import('@kotohogi/player/embed')).Embed }));
// Not needed during the live stream.
const NowBar = lazy(async () => ({ default: (await import('./now-bar.tsx')).NowBar }));
const Recording = lazy(async () => ({ default: (await import('./recording.tsx')).Recording }));

interface ChipsProps {
  readonly facts: PlayerFacts;
  /** The number of reactions so far, where they are counted instead of drawn. */
  readonly reactionCount: number | undefined;
}

/** The chips over the picture: live or recording, and the viewer count. */
function Chips({ facts, reactionCount }: ChipsProps): ReactNode {
  const { phase, viewerCount } = facts;
  return (
    <>
      {phase === 'live' && <Chip tone="live">{t('watch.live')}</Chip>}
      {phase === 'archive' && <Chip>{t('watch.recording')}</Chip>}
      {phase === 'waiting' && <Chip>{t('watch.unpublished')}</Chip>}
      {phase !== 'archive' && viewerCount > 0 && <Chip>{t('watch.viewers', { count: viewerCount })}</Chip>}
      {reactionCount !== undefined && <Chip>{t('watch.reactions', { count: reactionCount })}</Chip>}
    </>
  );
}

/** What replaces the picture; undefined if there is one. */
function bannerFor(phase: PlayerFacts['phase'], { isCrowded, again }: Playback): ReactNode {
  if (phase === 'intermission') return <IntermissionSlate />;
  if (isCrowded) return <CrowdedSlate onAgain={again} />;
  return phase === 'slate' ? <RecoveringSlate /> : undefined;
}

/** The data of a recording besides its video: scenes, the start of the ceremony, and the reactions of the day. */
function useRecording({ phase, recording }: PlayerFacts, weddingKey: string) {
  const isArchive = phase === 'archive';
  const { data: replay } = useReplay(weddingKey, isArchive);
  const { durationMs = 0, shortcutMs = null, chapters, captions, posterUrl = '' } = recording ?? {};
  const track = useMemo(
    () => (replay && isArchive ? readTrack(replay, durationMs) : undefined),
    [replay, isArchive, durationMs],
  );
  const scenes = useMemo(() => inPageLanguage(chapters ?? []), [chapters]);
  const captionTracks = useMemo(() => captionFiles(captions ?? []), [captions]);
  return { isArchive, shortcutMs, scenes, captions: captionTracks, posterUrl, track, reactedAtMs: replay?.at ?? NEVER };
}
const NEVER: readonly number[] = [];

export interface PlayerPageProps {
  readonly facts: PlayerFacts;
  readonly isDebug: boolean;
  /** Below the stamps, visible as long as the picture. */
  readonly notices?: ReactNode;
}

/** The picture with the flying reactions and the eight stamps: one block that stays visible. */
function PlayerPage({ facts, isDebug, notices }: PlayerPageProps) {
  const { weddingKey, designPattern: pattern, closesAt, viewer, isDemo, me, couple } = useAttendance();
  const player = useRef<PlayerHandle>(null);
  const layer = useRef<ReactionLayerHandle>(null);
  const [isShown, show] = useQuiet();
  const { isArchive, shortcutMs, scenes, captions, posterUrl, track, reactedAtMs } = useRecording(facts, weddingKey);
  const playback = usePlayback(weddingKey, facts, isDebug);
  const stamps = useStamps({ player, layer, pattern, isArchive, ownId: me?.id });
  useWatched(player, isArchive ? 'archive' : 'live');
  usePlaybackReport(player, viewer === 'guest' && !isArchive);
  const { isReconnecting } = useConnection();
  useKeyboardFlag(!isArchive);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)') || !isShown;
  const locale = currentLanguage();
  const sprites = spritesOf(pattern);
  const Screen = facts.videoKind === 'embed' ? Embed : Player;
  const bar = (compact: boolean) =>
    viewer === 'guest' && (
      <ReactionBar
        locale={locale}
        pattern={pattern}
        spriteUrl={sprites}
        onTap={stamps.tap}
        onSend={isDemo ? undefined : stamps.report}
        compact={compact}
      />
    );
  return (
    <>
      <div
        className={styles.block}
        data-live={isArchive ? undefined : ''}
        data-react-aria-top-layer={isArchive ? undefined : 'true'}
      >
        <Screen
          ref={player}
          locale={locale}
          label={t(isArchive ? 'watch.player.archive' : 'watch.player.live')}
          title={tWatch('watch.title', { names: coupleText(couple, currentLanguage()) })}
          poster={posterUrl || undefined}
          artworkUrl={posterUrl || artwork(pattern, 'slate')}
          source={playback.source}
          rewriteUrl={playback.rewriteUrl}
          framesExpected={facts.phase !== 'slate' && !isReconnecting}
          isConnectionLost={isReconnecting}
          banner={bannerFor(facts.phase, playback)}
          chips={
            playback.isCrowded ? undefined : (
              <Chips facts={facts} reactionCount={isCalm && (isDemo || !isArchive) ? stamps.count : undefined} />
            )
          }
          corner={isArchive ? <Chip>{t('watch.until', { date: lastMomentText(closesAt) })}</Chip> : undefined}
          reactionLayer={
            <ReactionLayer
              ref={layer}
              pattern={pattern}
              petals={PATTERNS[pattern].shower satisfies readonly ShowerColour[]}
              spriteUrl={sprites}
              mode={isArchive ? 'archive' : 'live'}
              playheadMs={() => player.current?.playheadMs() ?? null}
              track={track?.reactions}
              shown={isShown}
              onError={error => log.info('a stamp could not be drawn', error)}
            />
          }
          reactionBar={bar(true)}
          reactions={{ shown: isShown, onChange: show }}
          shortcut={shortcutMs === null ? undefined : { timeSec: shortcutMs / 1000, label: t('watch.shortcut') }}
          chapters={scenes}
          captions={captions}
          heat={track?.heat}
          describeHeat={count => t('watch.heat', { count })}
          debug={isDebug ? { streamStartMs: facts.liveActiveTime } : undefined}
          onEvent={event => {
            if (event.type === 'seeked') layer.current?.clear();
          }}
        />
        {bar(false)}
        {notices}
      </div>
      {isArchive ? (
        <Suspense>
          <Recording {...{ player, shortcutMs, reactedAtMs }} chapters={scenes} />
        </Suspense>
      ) : (
        <Suspense fallback={<div className={styles.nowPlace} />}>
          <NowBar />
        </Suspense>
      )}
    </>
  );
}

/** Loads the player and its texts, after the page. */
export async function openPlayerPage(): Promise<{ readonly default: typeof PlayerPage }> {
  await Promise.all([
    loadPlayerMessages(currentLanguage()),
    loadTexts({ ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') }),
  ]);
  return { default: PlayerPage };
}
