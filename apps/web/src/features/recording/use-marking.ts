import type { RecordingBoard } from '@kotohogi/contract/recording';
import { useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { type Moment, useAddChapter, useRemoveChapter, useSetShortcut } from './api.ts';
import { momentText } from './chapter-time.ts';
import { t } from './t.ts';

type Chapter = RecordingBoard['chapters'][number];

/** The last change as text, and how to undo it. */
export interface LastMark {
  readonly text: string;
  readonly undoLabel: string;
  readonly undo: () => void;
}

export interface Marking {
  readonly addChapter: (title: string, moment: Moment, onAdded?: () => void) => void;
  readonly removeChapter: (chapter: Chapter) => void;
  readonly setShortcut: (moment: Moment) => void;
  readonly clearShortcut: () => void;
  /** The chapter being added. */
  readonly markingTitle: string | undefined;
  readonly isMarkingShortcut: boolean;
  /** Null = none, or it was undone. */
  readonly last: LastMark | null;
}

/** The chapter of that name that was just added. */
function newest(before: RecordingBoard, after: RecordingBoard, title: string): Chapter | undefined {
  const known = new Set(before.chapters.map(({ id }) => id));
  return after.chapters.find(chapter => chapter.title === title && !known.has(chapter.id));
}

/** Marks moments, reports the last change, and undoes it on request (docs/product/recording.md#chapters). */
export function useMarking(weddingId: number, board: RecordingBoard, isRecorded: boolean): Marking {
  const [last, setLast] = useState<LastMark | null>(null);
  const notifyFailure = useFailureNotice();
  const add = useAddChapter(weddingId);
  const remove = useRemoveChapter(weddingId);
  const shortcut = useSetShortcut(weddingId);
  /** Offers a change that failed again, with the same moment, which has passed. */
  const attempt = (send: (onError: (error: unknown) => void) => void): void => {
    const again = () => send(error => void notifyFailure(error, again));
    again();
  };
  const notify = (text: string, back: 'undo' | 'restore', run: () => void) => {
    const undo = () => {
      setLast(null);
      run();
    };
    setLast({ text, undoLabel: t(`recording.${back}`), undo });
  };
  const { shortcut: marked } = board;
  const before = marked === null ? null : { programMs: marked.programMs };
  const putBack = () => attempt(onError => shortcut.mutate(before, { onError }));
  return {
    last,
    markingTitle: add.isPending ? add.variables.title : undefined,
    isMarkingShortcut: shortcut.isPending,
    addChapter: (title, moment, onAdded) => {
      const onSuccess = (after: RecordingBoard) => {
        onAdded?.();
        const made = newest(board, after, title);
        if (made === undefined) return;
        const text = t('recording.chapter.done', { title, time: momentText(made, isRecorded) });
        notify(text, 'undo', () => attempt(onError => remove.mutate(made.id, { onError })));
      };
      attempt(onError => add.mutate({ title, ...moment }, { onError, onSuccess }));
    },
    removeChapter: ({ id, title, titleEn, programMs }) => {
      const putBackChapter = () => attempt(onError => add.mutate({ title, titleEn, programMs }, { onError }));
      const onSuccess = () => notify(t('recording.chapter.deleted', { title }), 'restore', putBackChapter);
      attempt(onError => remove.mutate(id, { onError, onSuccess }));
    },
    setShortcut: moment => {
      const onSuccess = ({ shortcut: set }: RecordingBoard) => {
        if (set === null) return;
        const at = { programMs: set.programMs, timeMs: set.offset === null ? null : set.offset * 1000 };
        notify(t('recording.shortcut.done', { time: momentText(at, isRecorded) }), 'undo', putBack);
      };
      attempt(onError => shortcut.mutate(moment, { onError, onSuccess }));
    },
    clearShortcut: () => {
      const onSuccess = () => notify(t('recording.shortcut.cleared'), 'restore', putBack);
      attempt(onError => shortcut.mutate(null, { onError, onSuccess }));
    },
  };
}
