import { type ReactNode, useRef } from 'react';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { PlainField } from '../field/plain-field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { useKit } from '../kit/kit-context.ts';
import { ChosenFileList } from './chosen-file-list.tsx';
import { DropFrame } from './drop-frame.tsx';
import styles from './file-drop-zone.module.css';
import { formatFileSize } from './file-size.ts';
import { useFiles } from './use-files.ts';

export interface FileDropZoneProps extends FieldTexts {
  /** The chosen files; if omitted, the zone holds them itself. */
  readonly value?: readonly File[] | undefined;
  readonly onChange?: ((files: readonly File[]) => void) | undefined;
  /** MIME types (`image/*`, `text/csv`) and extensions (`.csv`); any file by default. */
  readonly types?: readonly string[] | undefined;
  readonly maxSizeBytes?: number | undefined;
  /** With 1, a new file replaces the previous one. */
  readonly maxFiles?: number | undefined;
  /** The accepted types as text: CSV（UTF-8）. The zone itself states the size and number limits. */
  readonly typesHint?: string | undefined;
  /** `fill` takes the available space, at most 820 × 440; `compact` is as high as its text. */
  readonly size?: 'fill' | 'compact' | undefined;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const ANY: readonly string[] = [];

/** Files to drop or choose, filtered by type, size and number, and listed below. */
export function FileDropZone(props: FileDropZoneProps): ReactNode {
  const { locale, messages } = useKit();
  const texts = messages.files;
  const { types = ANY, maxSizeBytes, maxFiles, value, onChange, isDisabled = false } = props;
  const chosen = useFiles({ types, maxSizeBytes, maxFiles, value, onChange, texts });
  const input = useRef<HTMLInputElement>(null);
  const reasons = chosen.refused.map(({ name, reason }) =>
    name === null ? texts.refusals[reason] : texts.refused(name, texts.refusals[reason]),
  );
  const errorMessage = reasons.length > 0 ? reasons.join('\n') : props.errorMessage;
  const ids = useFieldIds(props.id, { ...props, errorMessage });
  const view = useFieldView(props, 'whole', chosen.files.map(({ name }) => name).join('\n'));
  if (view !== null) return view;
  const limits = [
    props.typesHint,
    maxSizeBytes === undefined ? undefined : texts.maxSize(formatFileSize(maxSizeBytes, locale)),
    maxFiles === undefined ? undefined : texts.maxFiles(maxFiles),
  ].filter(one => one !== undefined);
  return (
    <div className={styles.place}>
      <PlainField {...props} errorMessage={errorMessage} ids={ids}>
        <DropFrame
          ids={ids}
          inputRef={input}
          texts={texts}
          limits={limits}
          types={types}
          isMultiple={maxFiles !== 1}
          isBusy={chosen.isReading}
          isDisabled={isDisabled}
          isInvalid={errorMessage !== undefined}
          isFilled={props.size !== 'compact'}
          onFiles={files => void chosen.take(files)}
        />
      </PlainField>
      <ChosenFileList
        label={texts.files}
        files={chosen.files}
        isDisabled={isDisabled}
        onRemove={chosen.remove}
        onLastGone={() => input.current?.focus()}
      />
    </div>
  );
}
