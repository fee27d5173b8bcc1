import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ControlFrame } from '../field/control-frame.tsx';
import fieldStyles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldErrorMessage, FieldHint, FieldNotice } from '../field/field-notes.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import { Popover } from '../popover/popover.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './select.module.css';
import { useFocusAfter, useGuard } from './use-guard.ts';

/** One option of the list. */
export interface SelectItem<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A second, less prominent line. */
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps<T extends string> extends FieldTexts {
  readonly items: readonly SelectItem<T>[];
  /** `null` is "nothing selected yet". */
  readonly value?: T | null | undefined;
  readonly defaultValue?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  /**
   * Called before a choice is accepted; false, at once or later, is a veto, and so is an error. The list is disabled
   * meanwhile.
   */
  readonly guard?: ((value: T) => boolean | Promise<boolean>) | undefined;
  /** Called with what the guard threw; by default the page's own error handling gets it. */
  readonly onGuardError?: ((error: unknown) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A change is being checked: the list is disabled meanwhile. */
  readonly isBusy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A custom select with second lines. If the native list of a phone is enough, `NativeSelect` is lighter. */
export function Select<T extends string>(props: SelectProps<T>): ReactNode {
  const { items, errorMessage } = props;
  const { shown, isAsking, change } = useGuard(props);
  const button = useFocusAfter(isAsking);
  const isBusy = props.isBusy === true || isAsking;
  const { form } = useKitMessages();
  const view = useFieldView(props, 'list', items.find(({ value }) => value === shown)?.label);
  if (view !== null) return view;
  const isDisabled = props.isDisabled === true || isBusy;
  const { id, name, autoComplete } = props;
  return (
    <AriaSelect
      {...defined({ id, name, autoComplete })}
      value={shown}
      onChange={key => {
        const item = items.find(one => one.value === key);
        if (item !== undefined) void change(item.value);
      }}
      onBlur={() => props.onBlur?.()}
      placeholder={props.placeholder ?? form.choose}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      isRequired={props.isRequired ?? false}
      validationBehavior="aria"
      className={classNames(fieldStyles.field)}
    >
      <FieldLabel {...props} />
      <FieldHint>{props.hint}</FieldHint>
      <ControlFrame isInvalid={errorMessage !== undefined} isDisabled={isDisabled} isSet={props.isSet} isTall>
        <Button ref={mergeRefs(button, props.ref)} className={classNames(fieldStyles.face, styles.face)}>
          <SelectValue className={classNames(styles.value)}>
            {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          {isBusy ? <Spinner /> : <Icon name="chevron-down" />}
        </Button>
      </ControlFrame>
      <FieldNotice>{props.notice}</FieldNotice>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
      <Popover>
        <ListBox className={classNames(styles.list)}>
          {items.map(item => (
            <ListBoxItem
              key={item.value}
              id={item.value}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={classNames(styles.item)}
            >
              <span>{item.label}</span>
              {item.description !== undefined && <span className={styles.description}>{item.description}</span>}
              <span className={styles.check}>
                <Icon name="check" />
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
