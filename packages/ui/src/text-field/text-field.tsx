import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { type ControlAdornments, ControlFrame } from '../field/control-frame.tsx';
import { countCharacters } from '../field/count-characters.ts';
import { Counter } from '../field/counter.tsx';
import styles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldErrorMessage, FieldHint, FieldNotice } from '../field/field-notes.tsx';
import type { CountedFieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import { type Normalise, useTextInput } from './use-text-input.ts';

/** The props a text field passes to React Aria unchanged. */
export type TextFieldPassedOn = Pick<
  AriaTextFieldProps,
  | 'id'
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'isDisabled'
  | 'isReadOnly'
  | 'onKeyDown'
>;

export interface TextFieldProps extends TextFieldPassedOn, CountedFieldTexts, ControlAdornments {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly autoCapitalize?: 'none' | 'characters' | 'words' | 'sentences' | undefined;
  /** Rewrites the text while typing, never during IME composition. Must be idempotent. */
  readonly normalise?: Normalise | undefined;
  /** Rewrites the text on blur or when Enter submits the form, for example by trimming. */
  readonly normaliseOnBlur?: Normalise | undefined;
  /** Placed outside the frame at the end of its line: a button that acts on the value. */
  readonly trailing?: ReactNode | undefined;
  /** Invalid without its own message: the surrounding group shows it. */
  readonly isInvalid?: boolean | undefined;
  /** Uses tabular figures. */
  readonly hasFigures?: boolean | undefined;
  /** The input itself, for focus and scrolling. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A single-line text with label, hint, error and counter. Every other text field of the kit is built on it. */
export function TextField({ defaultValue, ref, ...props }: TextFieldProps): ReactNode {
  const text = useTextInput<HTMLInputElement>({
    value: props.value,
    defaultValue,
    onChange: props.onChange,
    onBlur: props.onBlur,
    normalise: props.normalise,
    normaliseOnBlur: props.normaliseOnBlur,
  });
  const view = useFieldView(props, 'line', text.value);
  if (view !== null) return view;
  const { counter, errorMessage, isDisabled = false } = props;
  const isInvalid = props.isInvalid === true || errorMessage !== undefined;
  // The kit's own props are part of the spread: React Aria takes those it knows and ignores the rest.
  return (
    <AriaTextField
      {...props}
      value={text.value}
      onChange={text.change}
      onBlur={text.blur}
      isInvalid={isInvalid}
      isRequired={props.isRequired ?? false}
      validationBehavior="aria"
      className={classNames(styles.field)}
    >
      <FieldLabel {...props} end={counter && <Counter count={countCharacters(text.value)} limits={counter} />} />
      <FieldHint>{props.hint}</FieldHint>
      <div className={styles.line}>
        <ControlFrame {...props} isInvalid={isInvalid} isDisabled={isDisabled}>
          <Input
            {...text.composition}
            onKeyDown={event => {
              if (event.key === 'Enter') text.settle();
            }}
            {...defined({ placeholder: props.placeholder, autoCapitalize: props.autoCapitalize })}
            ref={mergeRefs(text.attach, ref)}
            className={classNames(styles.input, props.hasFigures === true && styles.figures)}
          />
        </ControlFrame>
        {props.trailing}
      </div>
      <FieldNotice>{props.notice}</FieldNotice>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}
