import { type DragEvent, type ReactNode, useState } from 'react';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { PlainField } from '../field/plain-field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { styleVariables } from '../kit/style-variables.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './image-uploader.module.css';
import { ImageView } from './image-view.tsx';
import { useImageChoice } from './use-image-choice.ts';

export interface ImageUploaderProps extends FieldTexts {
  /** The chosen image (scaled to its limits), or `null` once cleared. */
  readonly onChange: (file: File | null) => void;
  /** A file was chosen and is being processed; the promise settles after `onChange`, or after the rejection. */
  readonly onReading?: ((reading: Promise<void>) => void) | undefined;
  /** An existing image. */
  readonly initialUrl?: string | undefined;
  /**
   * MIME types or extensions; by default any image but SVG. An SVG is accepted if `image/svg+xml` is listed, and never
   * resized.
   */
  readonly types?: readonly string[] | undefined;
  readonly maxSizeBytes?: number | undefined;
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
  /** The accepted types as text: JPEG・PNG・WebP. */
  readonly typesHint?: string | undefined;
  /** Aspect ratio of the frame, at most 340 wide and 100 to 320 high (docs/product/kit.md#sizes). Default 4 / 3. */
  readonly aspectRatio?: string | undefined;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const ANY_PICTURE = ['image/*'] as const;

/**
 * A single image: chosen or dropped, shown, replaced, cleared. Images over the limits are scaled down first; a rejected
 * file leaves the current image in place.
 */
export function ImageUploader(props: ImageUploaderProps): ReactNode {
  const { types = ANY_PICTURE, maxSizeBytes, maxWidth, maxHeight, initialUrl, onChange, isDisabled = false } = props;
  const { image } = useKitMessages();
  const { state, take, clear, fail } = useImageChoice({
    types,
    maxSizeBytes,
    maxWidth,
    maxHeight,
    initialUrl,
    onChange,
    onReading: props.onReading,
  });
  const [isOver, setOver] = useState(false);
  const refusal = state.kind === 'failed' ? state.reason : state.kind === 'shown' ? state.refusal : undefined;
  const errorMessage = refusal === undefined ? props.errorMessage : image[refusal];
  const ids = useFieldIds(props.id, { ...props, errorMessage });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take(Array.from(event.dataTransfer.files));
  };
  const isShown = state.kind === 'shown';
  const view = useFieldView(props, 'whole', isShown ? <ImageView src={state.url} alt="" /> : null);
  if (view !== null) return view;
  return (
    <PlainField {...props} errorMessage={errorMessage} ids={ids}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file input inside is the control */}
      <div
        className={styles.frame}
        style={styleVariables({ '--ratio': props.aspectRatio ?? '4 / 3' })}
        data-state={state.kind}
        data-over={isOver || undefined}
        data-disabled={isDisabled || undefined}
        data-invalid={errorMessage !== undefined || undefined}
        onDragOver={event => {
          event.preventDefault();
          setOver(!isDisabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...ids.controlAria}
          id={ids.controlId}
          type="file"
          className={styles.input}
          accept={types.join(',')}
          disabled={isDisabled || state.kind === 'creating'}
          onChange={event => {
            take(Array.from(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
        />
        {isShown && <img src={state.url} alt="" className={styles.picture} onError={fail} />}
        <label htmlFor={ids.controlId} className={styles.prompt}>
          {state.kind === 'creating' ? (
            <Spinner label={image.creating} size="large" />
          ) : (
            <Icon name={isShown ? 'refresh-cw' : 'image'} />
          )}
          <span>{state.kind === 'creating' ? image.creating : isShown ? image.replace : image.choose}</span>
          {!isShown && props.typesHint !== undefined && <span className={styles.types}>{props.typesHint}</span>}
        </label>
        {isShown && !isDisabled && (
          <span className={styles.trash}>
            <IconButton icon="trash-2" variant="floating" label={image.remove} tooltip="left" onPress={clear} />
          </span>
        )}
      </div>
    </PlainField>
  );
}
