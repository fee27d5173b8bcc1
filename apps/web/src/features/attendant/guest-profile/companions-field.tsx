import { type Companion, MAX_COMPANIONS } from '@kotohogi/domain/attendant/types';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { IconButton } from '@kotohogi/ui/icon-button';
import { TextField } from '@kotohogi/ui/text-field';
import { useId, useRef, useState } from 'react';
import styles from './companions-field.module.css';
import { t } from './t.ts';

export interface CompanionsFieldProps {
  readonly value: readonly Companion[];
  readonly onChange: (companions: Companion[]) => void;
  /** The text above the names; defaults to the one for guests. */
  readonly text?: string;
  /** The id of the name field at an index, for links to it. */
  readonly idOf?: (place: number) => string;
  /** The error of the name at an index. */
  readonly errorAt: (place: number) => string | undefined;
}

/** Companions: names, and who of them is a child; up to ten. */
export function CompanionsField({ value, onChange, text, idOf, errorAt }: CompanionsFieldProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  // A new companion gets the focus.
  const [added, setAdded] = useState<number>();
  const change = (place: number, part: Partial<Companion>) =>
    onChange(value.map((one, at) => (at === place ? { ...one, ...part } : one)));
  const remove = (place: number) => {
    onChange(value.filter((_, at) => at !== place));
    // The focused button is removed with its row, so focus moves to the add button.
    add.current?.focus();
  };
  const isFull = value.length >= MAX_COMPANIONS;
  return (
    <section className={styles.companions} aria-labelledby={`${id}title`}>
      <h3 className={styles.title} id={`${id}title`}>
        {t('companions.title')}
      </h3>
      <p className={styles.text}>{isFull ? t('companions.full') : (text ?? t('companions.text'))}</p>
      {value.length > 0 && (
        <ul className={styles.list}>
          {value.map(({ name, isChild }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a companion has no id, and its name is being typed
            <li key={place} className={styles.row}>
              <TextField
                id={idOf?.(place) ?? `${id}name${place}`}
                label={t('companions.name', { n: place + 1 })}
                value={name}
                onChange={next => change(place, { name: next })}
                errorMessage={errorAt(place)}
                autoFocus={place === added}
                isRequired
                hideRequiredChip
              />
              <Checkbox isSelected={isChild} onChange={next => change(place, { isChild: next })}>
                {t('companions.child')}
              </Checkbox>
              <IconButton
                icon="x"
                label={t('companions.remove', { n: place + 1 })}
                tooltip="none"
                onPress={() => remove(place)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={add}
          icon="user-plus"
          isDisabled={isFull}
          onPress={() => {
            setAdded(value.length);
            onChange([...value, { name: '', isChild: false }]);
          }}
        >
          {t('companions.add')}
        </Button>
      </div>
    </section>
  );
}
