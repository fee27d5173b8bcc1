import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { useAttendance } from '../../attendant/index.ts';
import { Slate } from '../slate.tsx';
import { BarPlaceholder, isPlayed, StageFrame } from '../stage-frame.tsx';

/** The server-rendered stage: the still of the pattern, where picture and text will be. */
export function StageServerPage({ phase }: Pick<PlayerFacts, 'phase'>) {
  const { viewer } = useAttendance();
  const hasPlayer = isPlayed(phase);
  return (
    <StageFrame isStill={!hasPlayer} under={hasPlayer && viewer === 'guest' && <BarPlaceholder />}>
      <Slate title={null} />
    </StageFrame>
  );
}
