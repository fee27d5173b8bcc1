import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { Chip, Player, type PlayerHandle } from '@kotohogi/player';
import { ReactionBar, ReactionLayer, type ReactionLayerHandle, type ShowerColour } from '@kotohogi/reactions';
import { artwork, reactionArtwork } from '@kotohogi/themes/artwork';
import { PATTERNS } from '@kotohogi/themes/patterns';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { type ReactNode, useRef, useState } from 'react';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { log } from '../../shell/log/log.ts';
import { useMedia } from '../../shell/theme/use-media.ts';
import { lastMomentText, useAttendance } from '../attendant/door.ts';
import { readTrack, useReplay } from '../reaction/door.ts';
import { RecoveringSlate } from './banner-slates.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { say } from './say.ts';
import styles from './stage.module.css';
import { usePlayback } from './use-playback.ts';
import { useStamps } from './use-stamps.ts';
import { useWatched } from './use-watched.ts';

/** The address of a stamp or of a falling leaf. */
function spriteUrl(pattern: PatternName): (key: string) => string {
  return key => {
    const petal = PATTERNS[pattern].shower.find(kind => key === `petal-${kind}`);
    return petal === undefined ? (reactionArtwork(key) ?? '') : artwork(pattern, `petal-${petal}`);
  };
}

const SPRITES = new Map<PatternName, (key: string) => string>();
/** The same function for the same pattern: another one would make another layer. */
function spritesOf(pattern: PatternName): (key: string) => string {
  const known = SPRITES.get(pattern) ?? spriteUrl(pattern);
  SPRITES.set(pattern, known);
  return known;
}

interface ChipsProps {
  readonly facts: PlayerFacts;
  /** Reactions so far, where they are counted instead of drawn. */
  readonly reactionCount: number | undefined;
}

/** What stands over the picture: live or recording, and how many are watching. */
function Chips({ facts, reactionCount }: ChipsProps): ReactNode {
  const { phase, viewerCount } = facts;
  return (
    <>
      {phase === 'live' && <Chip tone="live">{say('watch.live')}</Chip>}
      {phase === 'archive' && <Chip>{say('watch.recording')}</Chip>}
      {phase !== 'archive' && viewerCount > 0 && <Chip>{say('watch.viewers', { count: viewerCount })}</Chip>}
      {reactionCount !== undefined && <Chip>{say('watch.reactions', { count: reactionCount })}</Chip>}
    </>
  );
}

export interface TheatreProps {
  readonly facts: PlayerFacts;
  readonly isDebug: boolean;
}

/** The picture with what flies over it and the eight stamps: one block that stays in sight. Loaded after the page. */
export function Theatre({ facts, isDebug }: TheatreProps) {
  const { weddingKey, designPattern: pattern, closesAt, viewer, me } = useAttendance();
  const player = useRef<PlayerHandle>(null);
  const layer = useRef<ReactionLayerHandle>(null);
  const [isShown, setShown] = useState(true);
  const isArchive = facts.phase === 'archive';
  const playback = usePlayback(weddingKey, facts);
  const stamps = useStamps({ player, layer, pattern, isArchive, ownId: me?.id });
  useWatched(player, isArchive ? 'archive' : 'live');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const { data: replay } = useReplay(weddingKey, isArchive);
  const { durationMs = 0, shortcutMs = null } = facts.recording ?? {};
  const track = replay && isArchive ? readTrack(replay, durationMs) : undefined;
  const locale = currentLanguage();
  const sprites = spritesOf(pattern);
  const bar = (compact: boolean) =>
    viewer === 'guest' && (
      <ReactionBar
        locale={locale}
        pattern={pattern}
        spriteUrl={sprites}
        onTap={stamps.tap}
        onSend={stamps.report}
        compact={compact}
      />
    );
  return (
    <>
      <div className={styles.block}>
        <Player
          ref={player}
          locale={locale}
          label={say(isArchive ? 'watch.player.archive' : 'watch.player.live')}
          source={playback.source}
          rewriteUrl={playback.rewriteUrl}
          framesExpected={facts.phase !== 'slate'}
          banner={facts.phase === 'slate' ? <RecoveringSlate /> : undefined}
          chips={<Chips facts={facts} reactionCount={isCalm && !isArchive ? stamps.count : undefined} />}
          corner={isArchive ? <Chip>{say('watch.until', { date: lastMomentText(closesAt) })}</Chip> : undefined}
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
          reactions={{ shown: isShown, onChange: setShown }}
          shortcut={shortcutMs === null ? undefined : { timeSec: shortcutMs / 1000, label: say('watch.shortcut') }}
          heat={track?.heat}
          describeHeat={count => say('watch.heat', { count })}
          debug={isDebug ? { streamStartMs: facts.liveActiveTime } : undefined}
          onEvent={event => {
            if (event.type === 'seeked') layer.current?.clear();
          }}
        />
        {bar(false)}
      </div>
      {isArchive && (
        <RecordingBar
          shortcutMs={shortcutMs}
          onShortcut={timeSec => player.current?.request({ type: 'seek', timeSec })}
        />
      )}
    </>
  );
}
