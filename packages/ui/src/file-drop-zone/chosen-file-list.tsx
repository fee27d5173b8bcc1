import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announce } from '../kit/announce.ts';
import { useKit } from '../kit/kit-context.ts';
import styles from './file-drop-zone.module.css';
import { formatFileSize } from './file-size.ts';

export interface ChosenFileListProps {
  readonly label: string;
  readonly files: readonly File[];
  readonly isDisabled: boolean;
  readonly onRemove: (index: number) => void;
  /** Called when the list is about to become empty: the focus needs another target. */
  readonly onLastGone: () => void;
}

/** The chosen files with their sizes, each with a remove button. */
export function ChosenFileList({ label, files, isDisabled, onRemove, onLastGone }: ChosenFileListProps): ReactNode {
  const { locale, messages } = useKit();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number, { name }: File): void => {
    const buttons = list.current?.querySelectorAll('button');
    // Rows are keyed by position: the next file moves up into this row.
    if (files.length === 1) onLastGone();
    else if (index === files.length - 1) buttons?.[index - 1]?.focus();
    onRemove(index);
    announce(messages.sort.removed(name));
  };
  if (files.length === 0) return null;
  return (
    <ul ref={list} className={styles.files} aria-label={label}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in everything a row shows
        <li key={index} className={styles.file}>
          <Icon name={file.type.startsWith('image/') ? 'image' : 'file-text'} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatFileSize(file.size, locale)}</span>
          <IconButton
            icon="x"
            label={messages.sort.removeItem(file.name)}
            tooltip="none"
            isDisabled={isDisabled}
            onPress={() => remove(index, file)}
          />
        </li>
      ))}
    </ul>
  );
}
