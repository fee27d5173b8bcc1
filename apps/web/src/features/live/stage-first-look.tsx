import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { useAttendance } from '../attendant/door.ts';
import { Slate } from './slate.tsx';
import { BarPlace, StageFrame } from './stage-frame.tsx';

const PLAYED: readonly PlayerFacts['phase'][] = ['live', 'slate', 'intermission', 'archive'];

/** The stage for the server to draw: the still of the pattern, where picture and words will be. */
export function StageFirstLook({ phase }: Pick<PlayerFacts, 'phase'>) {
  const { viewer } = useAttendance();
  const isPlayed = PLAYED.includes(phase);
  return (
    <StageFrame isStill={!isPlayed} under={isPlayed && viewer === 'guest' && <BarPlace />}>
      <Slate title={null} />
    </StageFrame>
  );
}
