import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import fieldStyles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldErrorMessage, FieldHint, FieldNotice } from '../field/field-notes.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { useControllable } from '../kit/use-controllable.ts';
import type { ChoiceOption } from './choice-option.ts';

/** Something focusable. */
export interface FocusTarget {
  readonly focus: () => void;
}

/** The props of every single-choice component. */
export interface ChoiceGroupProps<T extends string> extends FieldTexts {
  readonly options: readonly ChoiceOption<T>[];
  /** `null` is "nothing selected yet". */
  readonly value?: T | null | undefined;
  readonly defaultValue?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Focuses the selected answer, or the first one. */
  readonly ref?: Ref<FocusTarget> | undefined;
}

/** Label, notes and keyboard of a radio group; the caller renders the answers. */
export function ChoiceGroup<T extends string>(
  props: ChoiceGroupProps<T> & { readonly children: ReactNode },
): ReactNode {
  const { options, errorMessage } = props;
  const [value, setValue] = useControllable<T | null>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: chosen => chosen !== null && props.onChange?.(chosen),
  });
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.ref, () => ({ focus: () => answerToFocus(group.current)?.focus() }), []);
  const choose = (chosen: string): void => {
    const option = options.find(({ value }) => value === chosen);
    if (option !== undefined) setValue(option.value);
  };
  const view = useFieldView(props, 'answers', options.find(option => option.value === value)?.label);
  if (view !== null) return view;
  return (
    <RadioGroup
      ref={group}
      {...defined({ id: props.id, name: props.name })}
      value={value}
      onChange={choose}
      onBlur={() => props.onBlur?.()}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      isRequired={props.isRequired ?? false}
      validationBehavior="aria"
      className={classNames(fieldStyles.field)}
    >
      <FieldLabel {...props} />
      <FieldHint>{props.hint}</FieldHint>
      {props.children}
      <FieldNotice>{props.notice}</FieldNotice>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </RadioGroup>
  );
}

function answerToFocus(group: HTMLElement | null): HTMLElement | null {
  return group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input') ?? null;
}
