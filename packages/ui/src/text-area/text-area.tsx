import type { ReactNode, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ControlFrame } from '../field/control-frame.tsx';
import { countCharacters } from '../field/count-characters.ts';
import { Counter } from '../field/counter.tsx';
import styles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldErrorMessage, FieldHint, FieldNotice } from '../field/field-notes.tsx';
import { useFieldView } from '../field/field-view.ts';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { useTextInput } from '../text-field/use-text-input.ts';

type OfOneLine = 'type' | 'hasFigures' | 'ref' | 'startIcon' | 'prefix' | 'suffix' | 'end' | 'isBusy' | 'isConfirmed';

export interface TextAreaProps extends Omit<TextFieldProps, OfOneLine> {
  /** Lines shown before the text scrolls. */
  readonly rows?: number | undefined;
  /** Uses the reading font, for greetings and messages. */
  readonly isReading?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text with label, hint, error and counter. */
export function TextArea({ defaultValue, rows = 3, isReading = false, ref, ...props }: TextAreaProps): ReactNode {
  const text = useTextInput<HTMLTextAreaElement>({
    value: props.value,
    defaultValue,
    onChange: props.onChange,
    onBlur: props.onBlur,
    normalise: props.normalise,
    normaliseOnBlur: props.normaliseOnBlur,
  });
  const view = useFieldView({ ...props, rows, isReading }, 'area', text.value);
  if (view !== null) return view;
  const { counter, errorMessage, isDisabled = false } = props;
  const isInvalid = errorMessage !== undefined;
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
      <ControlFrame isSet={props.isSet} isInvalid={isInvalid} isDisabled={isDisabled} isTall>
        <AriaTextArea
          {...text.composition}
          {...defined({ placeholder: props.placeholder })}
          rows={rows}
          ref={mergeRefs(text.attach, ref)}
          className={classNames(styles.input, styles.area, isReading && styles.reading)}
        />
      </ControlFrame>
      <FieldNotice>{props.notice}</FieldNotice>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}
