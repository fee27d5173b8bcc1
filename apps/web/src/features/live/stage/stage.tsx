import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { DotProgress } from '@kotohogi/ui/dot-progress';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useNow } from '../../../shell/clock/use-now.ts';
import { useAttendance } from '../../attendant/index.ts';
import { NEAR_MS } from '../schedule.ts';
import { Slate } from '../slate.tsx';
import styles from '../stage.module.css';
import { BarPlaceholder, isPlayed, StageFrame } from '../stage-frame.tsx';
import { t } from '../t.ts';
import { WaitingSlate } from './waiting-slate.tsx';

const loadPlayerPage = async () => (await import('../player-page/player-page.tsx')).openPlayerPage();
const PlayerPage = lazy(loadPlayerPage);

// Shown only in the hours before the ceremony: who is there, a sound test, and help if nothing happens.
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }));

// Few guests arrive between the ceremony and its recording, or after both.
const Afterwards = lazy(async () => ({ default: (await import('./banner-slates.tsx')).Afterwards }));

/** Preloads the player while the guest waits, so that the picture starts without delay. */
function usePlayerPagePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPlayerPage(), 3_000);
    return () => clearTimeout(timer);
  }, []);
}

/** Reserves the space of picture and stamps while the player loads. */
function PlayerPageSlot({ hasNowBar }: { readonly hasNowBar: boolean }) {
  const { viewer } = useAttendance();
  return (
    <>
      <StageFrame under={viewer === 'guest' && <BarPlaceholder />}>
        <Slate title={<DotProgress />}>
          <p role="status">{t('watch.loading')}</p>
        </Slate>
      </StageFrame>
      {hasNowBar && <div className={styles.nowPlace} />}
    </>
  );
}

/** Before the ceremony: the slate, and in the last hours the waiting room around it. */
function Waiting({ facts, notices }: Pick<StageProps, 'facts' | 'notices'>) {
  usePlayerPagePreload();
  const nowMs = useNow(60_000);
  const { startsAt } = useAttendance();
  const slate = (
    <StageFrame isStill notices={notices}>
      <WaitingSlate facts={facts} />
    </StageFrame>
  );
  // Weeks before the ceremony there is nothing to check yet.
  if (startsAt - nowMs > NEAR_MS) return slate;
  return (
    <Suspense fallback={slate}>
      <WaitingRoom facts={facts} notices={notices} />
    </Suspense>
  );
}

export interface StageProps {
  readonly facts: PlayerFacts;
  readonly isDebug: boolean;
  /** Notices of the venue: part of the stage, so that they stay visible with the picture and never cover it. */
  readonly notices?: ReactNode;
}

function Watching({ facts, isDebug, notices }: StageProps) {
  return (
    <Suspense fallback={<PlayerPageSlot hasNowBar={facts.phase !== 'archive'} />}>
      <PlayerPage key={facts.videoKind} facts={facts} isDebug={isDebug} notices={notices} />
    </Suspense>
  );
}

/**
 * Shows the video, or what replaces it in the current live state (docs/product/guest-page.md#states). Updates on its
 * own.
 */
export function Stage(props: StageProps) {
  const { facts, isDebug } = props;
  // Staff in debug mode see the stream before it is published.
  const isAhead = facts.phase === 'waiting' && isDebug && facts.videoUrl !== '';
  if (isPlayed(facts.phase) || isAhead) return <Watching {...props} />;
  return <Still {...props} />;
}

/** What replaces the picture. */
function Still(props: StageProps) {
  if (props.facts.phase === 'waiting') return <Waiting {...props} />;
  return (
    <Suspense
      fallback={
        <StageFrame isStill>
          <Slate title={null} />
        </StageFrame>
      }
    >
      <Afterwards {...props} />
    </Suspense>
  );
}
