import type { Chapter, PlayerHandle } from '@kotohogi/player';
import type { RefObject } from 'react';
import { Chapters } from './chapters.tsx';
import { RecordingBar } from './recording-bar.tsx';

export interface RecordingProps {
  readonly player: RefObject<PlayerHandle | null>;
  readonly shortcutMs: number | null;
  readonly chapters: readonly Chapter[];
  readonly reactedAtMs: readonly number[];
}

/** The content below a recording: the couple, the end of availability, the jump to the ceremony, and its chapters. */
export function Recording({ player, shortcutMs, chapters, reactedAtMs }: RecordingProps) {
  return (
    <>
      <RecordingBar
        shortcutMs={shortcutMs}
        onShortcut={timeSec => player.current?.request({ type: 'seek', timeSec })}
      />
      {chapters.length > 0 && <Chapters {...{ player, chapters, reactedAtMs }} />}
    </>
  );
}
