import type { LiveConsole } from '@kotohogi/contract/live';
import type { RecordingBoard } from '@kotohogi/contract/recording';
import { lengthOf } from '@kotohogi/domain/kernel/text';
import { MAX_CHAPTER_TITLE } from '@kotohogi/domain/recording/chapter';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Icon } from '@kotohogi/ui/icon';
import { IconButton } from '@kotohogi/ui/icon-button';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import type { Moment } from './api.ts';
import styles from './chapter-board.module.css';
import { ChapterRow } from './chapter-row.tsx';
import { momentText } from './chapter-time.ts';
import panel from './panel.module.css';
import { t } from './t.ts';
import { type Marking, useMarking } from './use-marking.ts';

interface PartProps {
  readonly board: RecordingBoard;
  readonly isRecorded: boolean;
  /** Runs a command with the moment staff see; undefined = they see none, or have no permission. */
  readonly mark: ((command: (moment: Moment) => void) => void) | undefined;
  readonly marking: Marking;
}

/** The start of the ceremony: the marker on the seek bar. */
function ShortcutRow({ board, isRecorded, mark, marking }: PartProps) {
  const { shortcut } = board;
  const place = shortcut && {
    programMs: shortcut.programMs,
    timeMs: shortcut.offset === null ? null : shortcut.offset * 1000,
  };
  return (
    <div className={styles.shortcut} data-set={shortcut !== null || undefined}>
      <Icon name="flag" />
      <div className={styles.what}>
        <p className={styles.name}>{t('recording.shortcut')}</p>
        {place === null ? (
          <p className={panel.text}>{t('recording.shortcut.none')}</p>
        ) : (
          <p className={styles.time}>{momentText(place, isRecorded)}</p>
        )}
      </div>
      {mark !== undefined && (
        <Button
          variant={shortcut === null ? 'filled' : 'outlined'}
          isBusy={marking.isMarkingShortcut}
          aria-label={t(shortcut === null ? 'recording.shortcut.set' : 'recording.shortcut.move')}
          onPress={() => mark(marking.setShortcut)}
        >
          {t(shortcut === null ? 'recording.other.add' : 'recording.shortcut.again')}
        </Button>
      )}
      {mark !== undefined && shortcut !== null && (
        <IconButton icon="x" tooltip="none" label={t('recording.shortcut.clear')} onPress={marking.clearShortcut} />
      )}
    </div>
  );
}

/** One button for each item of the couple's program. */
function ProgrammeTaps({ board, isRecorded, mark, marking }: PartProps) {
  if (mark === undefined || board.programs.length === 0) return null;
  return (
    <section aria-label={t('recording.programme')}>
      <h3 className={styles.heading}>{t('recording.programme')}</h3>
      <ul className={styles.taps}>
        {board.programs.map((title, index) => {
          const marked = board.chapters.findLast(chapter => chapter.title === title);
          const time = marked && momentText(marked, isRecorded);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a program may contain the same title twice
            <li key={index} className={styles.tap} data-marked={marked !== undefined || undefined}>
              <Button
                fullWidth
                icon={marked === undefined ? 'circle-dot' : 'check'}
                isBusy={marking.markingTitle === title}
                aria-label={
                  time === undefined
                    ? t('recording.programme.add', { title })
                    : t('recording.programme.marked', { title, time })
                }
                onPress={() => mark(moment => marking.addChapter(title, moment))}
              >
                <span className={styles.tapTitle}>{title}</span>{' '}
                {time !== undefined && <span className={styles.tapTime}>{time}</span>}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A scene that is not in the program. */
function OtherScene({ mark, marking }: Pick<PartProps, 'mark' | 'marking'>) {
  const [title, setTitle] = useState('');
  if (mark === undefined) return null;
  const name = title.trim();
  const isWrong = name === '' || lengthOf(name) > MAX_CHAPTER_TITLE;
  const isMarking = marking.markingTitle === name;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (isWrong || isMarking) return;
        // A refused scene keeps its name, and one that is typed meanwhile stays.
        mark(moment => marking.addChapter(name, moment, () => setTitle(now => (now === title ? '' : now))));
      }}
    >
      <TextField
        label={t('recording.other')}
        value={title}
        onChange={setTitle}
        counter={{ max: MAX_CHAPTER_TITLE }}
        trailing={
          <Button type="submit" isBusy={isMarking} isDisabled={isWrong}>
            {t('recording.other.add')}
          </Button>
        }
      />
    </form>
  );
}

/** The result of the last command with its undo, or why nothing was marked. */
function LastLine({ isBlind, last }: Pick<Marking, 'last'> & { readonly isBlind: boolean }) {
  return (
    <div className={styles.last} role="status">
      {isBlind && <p className={styles.blind}>{t('recording.board.unseen')}</p>}
      {!isBlind && last !== null && (
        <p className={styles.done}>
          <Icon name="circle-check" />
          <span className={styles.doneText}>{last.text}</span>
          <Button icon="undo-2" onPress={last.undo}>
            {last.undoLabel}
          </Button>
        </p>
      )}
    </div>
  );
}

export interface ChapterBoardProps {
  readonly weddingId: number;
  readonly board: RecordingBoard;
  readonly live: LiveConsole;
  readonly mayWrite: boolean;
  /** The moment staff see; undefined while they see none. */
  readonly seen: () => Moment | undefined;
}

/** Marker and chapters: one click each, at the moment staff see. */
export function ChapterBoard({ weddingId, board, live, mayWrite, seen }: ChapterBoardProps) {
  const isRecorded = live.state === 'archived';
  const marking = useMarking(weddingId, board, isRecorded);
  const [isBlind, setBlind] = useState(false);
  const mark = (command: (moment: Moment) => void) => {
    const moment = seen();
    setBlind(moment === undefined);
    if (moment !== undefined) command(moment);
  };
  const part = { board, isRecorded, marking, mark: mayWrite ? mark : undefined };
  return (
    <Card title={t('recording.board')}>
      <div className={styles.board}>
        <p className={panel.text}>{t(mayWrite ? 'recording.board.text' : 'recording.board.text.read')}</p>
        <ShortcutRow {...part} />
        <ProgrammeTaps {...part} />
        <OtherScene {...part} />
        <LastLine isBlind={isBlind} last={marking.last} />
        <section aria-label={t('recording.chapters')}>
          <h3 className={styles.heading}>{t('recording.chapters')}</h3>
          {board.chapters.length === 0 && <p className={panel.text}>{t('recording.board.nothing')}</p>}
          <ol className={styles.chapters}>
            {board.chapters.map(chapter => (
              <ChapterRow
                key={chapter.id}
                weddingId={weddingId}
                chapter={chapter}
                time={momentText(chapter, isRecorded)}
                onRemove={mayWrite ? () => marking.removeChapter(chapter) : undefined}
              />
            ))}
          </ol>
        </section>
      </div>
    </Card>
  );
}
