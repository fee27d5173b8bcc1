import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { PlainField } from '../field/plain-field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announce } from '../kit/announce.ts';
import { defined } from '../kit/defined.ts';
import { useKit } from '../kit/kit-context.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { TimeField } from '../time-field/time-field.tsx';
import styles from './time-list.module.css';

export interface TimeListProps extends FieldTexts {
  /** `HH:mm` each; empty, or the text as typed while it is invalid. */
  readonly value?: readonly string[] | undefined;
  readonly defaultValue?: readonly string[] | undefined;
  readonly onChange?: ((times: readonly string[]) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The errors of single entries, by position. */
  readonly entryErrors?: readonly (string | undefined)[] | undefined;
  readonly addLabel?: string | undefined;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const NOTHING: readonly string[] = [];

/**
 * Several times of day. An entry can be added only if none is empty; each can be removed
 * (docs/product/form.md#lists-in-a-form).
 */
export function TimeList(props: TimeListProps): ReactNode {
  const { messages } = useKit();
  const texts = messages.times;
  const { isDisabled = false } = props;
  const ids = useFieldIds(props.id, props);
  const noteId = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const { value, onChange } = props;
  const [times, setTimes] = useControllable({ value, defaultValue: props.defaultValue ?? NOTHING, onChange });
  const isLocked = times.some(time => time.trim() === '');

  useEffect(() => {
    const inputs = list.current?.querySelectorAll('input');
    if (isAdding.current && inputs?.length === times.length) {
      isAdding.current = false;
      inputs[times.length - 1]?.focus();
    }
  }, [times.length]);

  const view = useFieldView(props, 'whole', times.filter(Boolean).join(', '));
  if (view !== null) return view;

  const add = (): void => {
    if (isLocked) return;
    isAdding.current = true;
    setTimes([...times, '']);
  };
  const remove = (index: number): void => {
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li');
    // The next entry moves up into this row; only after the last one there is none.
    const neighbour = rows?.[index + 1] === undefined ? rows?.[index - 1] : rows[index];
    (neighbour?.querySelector<HTMLElement>('button') ?? addButton.current)?.focus();
    setTimes(times.filter((_, at) => at !== index));
    announce(messages.sort.removed(texts.entry(index + 1)));
  };

  return (
    <PlainField {...props} ids={ids} kind="group">
      {times.length > 0 && (
        <ol ref={list} className={styles.list}>
          {times.map((time, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place and its controlled text
            <li key={index}>
              <TimeField
                label={texts.entry(index + 1)}
                isLabelHidden
                value={time}
                onChange={next => setTimes(times.map((one, at) => (at === index ? next : one)))}
                onBlur={props.onBlur}
                errorMessage={props.entryErrors?.[index]}
                isInvalid={props.errorMessage !== undefined}
                isDisabled={isDisabled}
                end={
                  <IconButton
                    icon="x"
                    label={messages.sort.removeItem(texts.entry(index + 1))}
                    tooltip="none"
                    isDisabled={isDisabled}
                    onPress={() => remove(index)}
                  />
                }
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.footer}>
        <Button
          ref={addButton}
          icon="plus"
          isDisabled={isDisabled}
          aria-disabled={isLocked}
          {...defined({ 'aria-describedby': isLocked ? noteId : undefined })}
          onPress={add}
        >
          {props.addLabel ?? texts.add}
        </Button>
        {isLocked && !isDisabled && (
          <span id={noteId} className={styles.note}>
            {texts.fillFirst}
          </span>
        )}
      </div>
    </PlainField>
  );
}
