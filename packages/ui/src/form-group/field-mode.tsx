import type { ReactNode } from 'react';
import { CheckboxFieldContext, SwitchFieldContext } from 'react-aria-components';
import { RadioGroupContext } from 'react-aria-components/RadioGroup';
import { FieldViewContext, type ShowField } from '../field/field-view.ts';
import styles from './field-mode.module.css';
import { FieldView } from './field-view.tsx';
import { ReadOnlyField } from './read-only-field.tsx';

/** Fields can be changed, can be read and copied, or are only shown as words. */
export type FieldMode = 'edit' | 'readOnly' | 'view';

const SHOW: Readonly<Record<FieldMode, ShowField>> = {
  edit: () => null,
  // Boxes, switches and answers stay what they are: React Aria itself knows them as read-only.
  readOnly: (field, kind, value) => {
    if (kind === 'flag' || kind === 'answers') return null;
    const Shown = kind === 'whole' ? FieldView : ReadOnlyField;
    return <Shown field={field} kind={kind} value={value} />;
  },
  view: (field, kind, value) => <FieldView field={field} kind={kind} value={value} />,
};

export interface FieldModeProviderProps {
  readonly mode: FieldMode;
  readonly children: ReactNode;
}

/** Sets how every field of the kit below it is shown. What was typed survives a change of mode. */
export function FieldModeProvider({ mode, children }: FieldModeProviderProps): ReactNode {
  const settings = { isReadOnly: mode === 'readOnly' };
  return (
    <FieldViewContext value={SHOW[mode]}>
      <CheckboxFieldContext value={settings}>
        <SwitchFieldContext value={settings}>
          <RadioGroupContext value={settings}>
            <div className={styles.fields} data-mode={mode}>
              {children}
            </div>
          </RadioGroupContext>
        </SwitchFieldContext>
      </CheckboxFieldContext>
    </FieldViewContext>
  );
}
