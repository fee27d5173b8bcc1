import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';
import { toggleOnEnter } from '../choice/toggle-on-enter.ts';
import { classNames } from '../kit/class-names.ts';
import { styleVariables } from '../kit/style-variables.ts';
import styles from './radio-chips.module.css';

export interface RadioChipsProps<T extends string> extends ChoiceGroupProps<T> {
  /** Number of columns. Default 3. */
  readonly columns?: number | undefined;
}

/** Short answers of equal width, such as 友人 職場 親族 or amounts. */
export function RadioChips<T extends string>({ columns = 3, ...group }: RadioChipsProps<T>): ReactNode {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.chips} style={styleVariables({ '--columns': columns })}>
        {group.options.map(option => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            onKeyDown={toggleOnEnter}
            className={classNames(styles.chip)}
          >
            <RadioButton className={classNames(styles.label)}>{option.label}</RadioButton>
          </RadioField>
        ))}
      </div>
    </ChoiceGroup>
  );
}
