import type { LiveConsole } from '@kotohogi/contract/live';
import type { SlotState } from '@kotohogi/domain/live/types';
import { useRecordingBoard } from './api.ts';
import { BackupLine } from './backup-line.tsx';
import { CaptionPanel } from './caption-panel.tsx';
import { ChapterBoard } from './chapter-board.tsx';
import { CoverPanel } from './cover-panel.tsx';
import { FilmPanel } from './film-panel.tsx';
import { seenFrame, seenMoment } from './playhead.ts';

/** Moments can be marked while they are shown, and once they are recorded. */
const MARKED: readonly SlotState[] = ['streaming', 'waitingForStream', 'streaming_error', 'archived'];

export interface RecordingPanelProps {
  readonly wedding: { readonly id: number; readonly key: string };
  readonly live: LiveConsole;
  readonly mayWrite: boolean;
  /** Why recording failed, as text; empty if unknown. */
  readonly problem: string;
}

/** The recording panel: marks moments, or uploads a film if no recording exists. */
export function RecordingPanel({ wedding, live, mayWrite, problem }: RecordingPanelProps) {
  const { state, provider, commands } = live;
  const { data: board } = useRecordingBoard(wedding.id);
  const target = { weddingId: wedding.id, weddingKey: wedding.key, platform: provider ?? 'channel' };
  if (commands.includes('linkVideo')) {
    return mayWrite && <FilmPanel target={target} problem={state === 'archive_error' ? problem : null} />;
  }
  if (board === undefined || !board.isOpen || !MARKED.includes(state)) return null;
  return (
    <>
      <ChapterBoard
        weddingId={wedding.id}
        board={board}
        live={live}
        mayWrite={mayWrite}
        seen={() => seenMoment(wedding.id)}
      />
      {state === 'archived' && (
        <>
          <CoverPanel
            weddingId={wedding.id}
            poster={board.poster}
            mayWrite={mayWrite}
            seen={() => seenFrame(wedding.id)}
          />
          <CaptionPanel weddingId={wedding.id} captions={board.captions} mayWrite={mayWrite} />
          <BackupLine backup={board.backup} />
        </>
      )}
    </>
  );
}
