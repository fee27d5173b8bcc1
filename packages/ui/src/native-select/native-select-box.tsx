import type { AriaAttributes, ReactNode, Ref } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import styles from './native-select.module.css';

/** One option of a list. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface NativeSelectBoxProps {
  readonly aria: AriaAttributes & { readonly id: string };
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Shown while nothing is selected; cannot be selected again. */
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSet?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** The framed `<select>` without a label: fields and groups of fields add their own. */
export function NativeSelectBox(props: NativeSelectBoxProps): ReactNode {
  const { options, placeholder, value } = props;
  return (
    <ControlFrame isInvalid={props.isInvalid} isDisabled={props.isDisabled} isSet={props.isSet} isTall>
      <select
        {...props.aria}
        ref={props.ref}
        className={classNames(fieldStyles.input, fieldStyles.figures, styles.select)}
        data-empty={value === '' || undefined}
        value={value}
        onChange={event => props.onChange(event.currentTarget.value)}
        onBlur={() => props.onBlur?.()}
        name={props.name}
        autoComplete={props.autoComplete}
        disabled={props.isDisabled}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" />
      </span>
    </ControlFrame>
  );
}
