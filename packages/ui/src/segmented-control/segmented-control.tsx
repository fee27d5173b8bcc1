import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import type { ChoiceOption } from '../choice/choice-option.ts';
import { toggleOnEnter } from '../choice/toggle-on-enter.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import styles from './segmented-control.module.css';

/** One segment. */
export interface Segment<T extends string> extends Omit<ChoiceOption<T>, 'description'> {
  readonly icon?: IconName | undefined;
}

export interface SegmentedControlProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value?: T | undefined;
  readonly defaultValue?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** A few views of the same thing, one shown at a time: 編集 / プレビュー, スマホ / パソコン. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>): ReactNode {
  const { segments, onChange, value, defaultValue } = props;
  return (
    <RadioGroup
      {...defined({ value, defaultValue })}
      isReadOnly={false} // selects a view, not a form value
      aria-label={props.label}
      orientation="horizontal"
      onChange={chosen => {
        const segment = segments.find(one => one.value === chosen);
        if (segment !== undefined) onChange?.(segment.value);
      }}
      className={classNames(styles.group, props.fullWidth === true && styles.fullWidth)}
    >
      {segments.map(segment => (
        <RadioField
          key={segment.value}
          value={segment.value}
          isDisabled={segment.isDisabled ?? false}
          onKeyDown={toggleOnEnter}
          className={classNames(styles.segment)}
        >
          <RadioButton className={classNames(styles.label)}>
            {segment.icon !== undefined && <Icon name={segment.icon} />}
            <span>{segment.label}</span>
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
