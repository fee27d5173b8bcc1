import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { FieldIds } from '../field/use-field-ids.ts';
import { Icon } from '../icon/icon.tsx';
import type { FileMessages } from '../messages.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './file-drop-zone.module.css';

export interface DropFrameProps {
  readonly ids: FieldIds;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly texts: FileMessages;
  readonly limits: readonly string[];
  readonly types: readonly string[];
  readonly isMultiple: boolean;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly isFilled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Whether files are dragged over an element. Moving onto its children does not count as leaving. */
function useDragOver(isDisabled: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const move = (by: 1 | -1): void => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0 && !isDisabled);
  };
  return {
    isOver,
    watch: {
      onDragEnter: () => move(1),
      onDragLeave: () => move(-1),
      // Otherwise the browser would open the file and replace the page.
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (!isDisabled) onFiles(Array.from(event.dataTransfer.files));
      },
    },
  };
}

/** The dashed frame: a native file input with a drop area around it. */
export function DropFrame(props: DropFrameProps): ReactNode {
  const { ids, texts, limits, isBusy, isDisabled } = props;
  const limitsId = useId();
  const { isOver, watch } = useDragOver(isDisabled || isBusy, props.onFiles);
  const describedBy = [ids.controlAria['aria-describedby'], limits.length > 0 && limitsId].filter(Boolean).join(' ');
  return (
    <div
      {...watch}
      className={styles.frame}
      data-over={isOver || undefined}
      data-invalid={props.isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-filled={props.isFilled || undefined}
    >
      <input
        {...ids.controlAria}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        ref={props.inputRef}
        id={ids.controlId}
        type="file"
        className={styles.input}
        accept={props.types.length === 0 ? undefined : props.types.join(',')}
        multiple={props.isMultiple}
        disabled={isDisabled}
        onChange={event => {
          const files = Array.from(event.currentTarget.files ?? []);
          event.currentTarget.value = ''; // allows choosing the same file again
          props.onFiles(files);
        }}
      />
      <label htmlFor={ids.controlId} className={styles.prompt}>
        {isBusy ? <Spinner label={texts.reading} size="large" /> : <Icon name="upload" />}
        <span className={styles.choose}>
          {isOver ? texts.dropNow : props.isMultiple ? texts.choose : texts.chooseOne}
        </span>
        <span aria-hidden="true" className={styles.orDrop}>
          {texts.orDrop}
        </span>
      </label>
      {limits.length > 0 && (
        <span id={limitsId} className={styles.limits}>
          {limits.map(limit => (
            <span key={limit}>{limit}</span>
          ))}
        </span>
      )}
    </div>
  );
}
