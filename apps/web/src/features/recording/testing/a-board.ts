import type { RecordingBoard } from '@kotohogi/contract/recording';

/** The board of a recording on which nothing is marked yet. */
export const aBoard = (changes: Partial<RecordingBoard> = {}): RecordingBoard => ({
  ...{ chapters: [], shortcut: null, programs: [], isOpen: true, captions: [], poster: null, backup: null },
  ...changes,
});
