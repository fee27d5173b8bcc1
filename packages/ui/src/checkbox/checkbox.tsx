import type { FocusEvent, ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { toggleOnEnter } from '../choice/toggle-on-enter.ts';
import { FieldErrorMessage } from '../field/field-notes.tsx';
import { useFieldView } from '../field/field-view.ts';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { useControllable } from '../kit/use-controllable.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  /** Some but not all items are selected. */
  readonly isIndeterminate?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly errorMessage?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** The input itself, for focus. */
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
}

/** The focused input is a hidden corner: the browser would leave the box half covered by the footer of a dialog. */
function bringIntoSight({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.closest('label')?.scrollIntoView({ block: 'nearest' });
}

/** A checkbox with its label. Click, Space and Enter toggle it. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { id, name, value, ref } = props;
  const [isSelected, onChange] = useControllable({
    value: props.isSelected,
    defaultValue: props.defaultSelected ?? false,
    onChange: props.onChange,
  });
  const view = useFieldView({ id, label: props.children }, 'flag', isSelected);
  if (view !== null) return view;
  return (
    <CheckboxField
      {...defined({ id, name, value, inputRef: ref })}
      isSelected={isSelected}
      onChange={onChange}
      onBlur={() => props.onBlur?.()}
      isIndeterminate={props.isIndeterminate ?? false}
      isDisabled={props.isDisabled ?? false}
      isRequired={props.isRequired ?? false}
      isInvalid={props.errorMessage !== undefined}
      validationBehavior="aria"
      onKeyDown={toggleOnEnter}
      onFocus={bringIntoSight}
      className={classNames(styles.field)}
    >
      <CheckboxButton className={classNames(styles.label)}>
        <span className={styles.box}>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            {props.isIndeterminate === true ? <path d="M4 9h10" /> : <path d="m3.5 9.5 3.7 3.7 7.3-8" />}
          </svg>
        </span>
        <span>{props.children}</span>
      </CheckboxButton>
      {props.description !== undefined && (
        <Text slot="description" className={classNames(styles.description)}>
          {props.description}
        </Text>
      )}
      <FieldErrorMessage>{props.errorMessage}</FieldErrorMessage>
    </CheckboxField>
  );
}
