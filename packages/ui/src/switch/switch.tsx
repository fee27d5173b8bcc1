import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { toggleOnEnter } from '../choice/toggle-on-enter.ts';
import { useFieldView } from '../field/field-view.ts';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { useControllable } from '../kit/use-controllable.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** A setting that takes effect at once, without a save. Click, Space and Enter toggle it. */
export function Switch(props: SwitchProps): ReactNode {
  const { id, name } = props;
  const [isSelected, onChange] = useControllable({
    value: props.isSelected,
    defaultValue: props.defaultSelected ?? false,
    onChange: props.onChange,
  });
  const view = useFieldView({ id, label: props.children }, 'flag', isSelected);
  if (view !== null) return view;
  return (
    <SwitchField
      {...defined({ id, name })}
      isSelected={isSelected}
      onChange={onChange}
      onBlur={() => props.onBlur?.()}
      isDisabled={props.isDisabled ?? false}
      onKeyDown={toggleOnEnter}
      className={classNames(styles.field)}
    >
      <SwitchButton className={classNames(styles.label)}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span>{props.children}</span>
      </SwitchButton>
      {props.description !== undefined && (
        <Text slot="description" className={classNames(styles.description)}>
          {props.description}
        </Text>
      )}
    </SwitchField>
  );
}
