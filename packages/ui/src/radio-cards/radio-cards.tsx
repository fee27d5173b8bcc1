import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';
import { toggleOnEnter } from '../choice/toggle-on-enter.ts';
import { classNames } from '../kit/class-names.ts';
import { styleVariables } from '../kit/style-variables.ts';
import styles from './radio-cards.module.css';

export interface RadioCardsProps<T extends string> extends ChoiceGroupProps<T> {
  /** How many cards are in a row if there is room; otherwise, and with descriptions on phones, a stack. Default: all. */
  readonly columns?: number | undefined;
}

/** The large answer cards: one of a few options, each with its consequence in a second line. */
export function RadioCards<T extends string>({ columns, ...group }: RadioCardsProps<T>): ReactNode {
  const inRow = columns ?? group.options.length;
  return (
    <ChoiceGroup {...group}>
      <div className={styles.place}>
        <div
          className={styles.cards}
          style={styleVariables({ '--columns': inRow })}
          data-narrow={inRow <= 2 || undefined}
        >
          {group.options.map(option => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              onKeyDown={toggleOnEnter}
              className={classNames(styles.card)}
            >
              <RadioButton className={classNames(styles.label)}>
                <span className={styles.dot} />
                <span className={styles.text}>{option.label}</span>
              </RadioButton>
              {option.description !== undefined && (
                <Text slot="description" className={classNames(styles.description)}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </div>
    </ChoiceGroup>
  );
}
