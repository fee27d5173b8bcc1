import type { RecordingBoard } from '@kotohogi/contract/recording';
import { lengthOf } from '@kotohogi/domain/kernel/text';
import { MAX_CHAPTER_TITLE } from '@kotohogi/domain/recording/chapter';
import { Button } from '@kotohogi/ui/button';
import { IconButton } from '@kotohogi/ui/icon-button';
import { TextField } from '@kotohogi/ui/text-field';
import { useRef, useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useRenameChapter } from './api.ts';
import styles from './chapter-board.module.css';
import { t } from './t.ts';

type Chapter = RecordingBoard['chapters'][number];

interface RenameProps {
  readonly weddingId: number;
  readonly chapter: Chapter;
  readonly onDone: () => void;
}

/** Renames a chapter; Escape keeps the old name. */
function Rename({ weddingId, chapter, onDone }: RenameProps) {
  const [title, setTitle] = useState(chapter.title);
  const [titleEn, setTitleEn] = useState(chapter.titleEn);
  const [hasEnglish, setHasEnglish] = useState(chapter.titleEn !== '');
  const { mutate, isPending } = useRenameChapter(weddingId);
  const notifyFailure = useFailureNotice('form');
  const name = title.trim();
  const nameEn = titleEn.trim();
  const isWrong = name === '' || Math.max(lengthOf(name), lengthOf(nameEn)) > MAX_CHAPTER_TITLE;
  const giveUpOnEscape = (event: { readonly key: string }) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form
      className={styles.rename}
      onSubmit={event => {
        event.preventDefault();
        if (isWrong || isPending) return;
        mutate(
          { chapterId: chapter.id, title: name, titleEn: nameEn },
          { onSuccess: onDone, onError: error => void notifyFailure(error) },
        );
      }}
    >
      <TextField
        label={t('recording.chapter.name')}
        value={title}
        onChange={setTitle}
        counter={{ max: MAX_CHAPTER_TITLE }}
        autoFocus
        onKeyDown={giveUpOnEscape}
      />
      {hasEnglish ? (
        <TextField
          label={t('recording.chapter.nameEn')}
          hint={t('recording.chapter.nameEn.hint')}
          value={titleEn}
          onChange={setTitleEn}
          counter={{ max: MAX_CHAPTER_TITLE }}
          showOptional
          onKeyDown={giveUpOnEscape}
        />
      ) : (
        <Button variant="quiet" icon="languages" aria-expanded={false} onPress={() => setHasEnglish(true)}>
          {t('recording.chapter.nameEn.open')}
        </Button>
      )}
      <div className={styles.renameEnd}>
        <Button type="submit" variant="filled" isBusy={isPending} isDisabled={isWrong}>
          {t('recording.chapter.save')}
        </Button>
        <Button onPress={onDone}>{t('recording.chapter.cancel')}</Button>
      </div>
    </form>
  );
}

export interface ChapterRowProps {
  readonly weddingId: number;
  readonly chapter: Chapter;
  readonly time: string;
  /** Absent for read-only users. */
  readonly onRemove: (() => void) | undefined;
}

/** A chapter: its time, its title, and buttons to rename or remove it. */
export function ChapterRow({ weddingId, chapter, time, onRemove }: ChapterRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { title, titleEn } = chapter;
  if (isRenaming) {
    return (
      <li className={styles.chapter}>
        <Rename
          weddingId={weddingId}
          chapter={chapter}
          onDone={() => {
            setRenaming(false);
            requestAnimationFrame(() => pencil.current?.focus());
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.chapter}>
      <span className={styles.time}>{time}</span>
      <span className={styles.title}>
        {title} {titleEn !== '' && <small lang="en">{titleEn}</small>}
      </span>
      {onRemove !== undefined && (
        <span className={styles.end}>
          <IconButton
            ref={pencil}
            icon="pencil"
            tooltip="none"
            label={t('recording.chapter.rename', { title })}
            onPress={() => setRenaming(true)}
          />
          <IconButton
            icon="trash-2"
            tooltip="none"
            label={t('recording.chapter.delete', { title })}
            onPress={onRemove}
          />
        </span>
      )}
    </li>
  );
}
