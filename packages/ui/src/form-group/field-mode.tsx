import type { ReactNode } from 'react';
import { CheckboxFieldContext, SwitchFieldContext } from 'react-aria-components';
import { RadioGroupContext } from 'react-aria-components/RadioGroup';
import { FieldViewContext, type ShowField } from '../field/field-view.ts';
import styles from './field-mode.module.css';
import { FieldView } from './field-view.tsx';
import { ReadOnlyField } from './read-only-field.tsx';

/** Fields are editable, read-only with copying, or shown as text. */
export type FieldMode = 'edit' | 'readOnly' | 'view';

const SHOW: Readonly<Record<FieldMode, ShowField>> = {
  edit: () => null,
  // Checkboxes, switches and answers keep their controls: React Aria supports read-only for them.
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

/** Sets the mode of every kit field below it. Input survives a change of mode. */
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
