import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { PlainField } from '../field/plain-field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { NativeSelectBox } from '../native-select/native-select-box.tsx';
import { EXPIRY_MONTHS, type Expiry, expiryYears } from './expiry.ts';
import styles from './expiry-fields.module.css';

export interface ExpiryFieldsProps extends Omit<FieldTexts, 'label'> {
  readonly label?: ReactNode | undefined;
  readonly value?: Expiry | undefined;
  readonly defaultValue?: Expiry | undefined;
  readonly onChange?: ((expiry: Expiry) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The first year offered: the reader's current year. */
  readonly currentYear: number;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const NOTHING: Expiry = { month: '', year: '' };

/** Expiry month and year of a card, as native selects. Years are shown with two digits, as printed on cards. */
export function ExpiryFields(props: ExpiryFieldsProps): ReactNode {
  const { form } = useKitMessages();
  const texts = { ...props, label: props.label ?? form.cardExpiry };
  const ids = useFieldIds(props.id, texts);
  const [expiry, setExpiry] = useControllable({
    value: props.value,
    defaultValue: props.defaultValue ?? NOTHING,
    onChange: props.onChange,
  });
  const view = useFieldView(texts, 'whole', expiry.month === '' ? null : `${expiry.month}/${expiry.year.slice(2)}`);
  if (view !== null) return view;
  const shared = {
    isDisabled: props.isDisabled,
    isInvalid: props.errorMessage !== undefined,
    onBlur: props.onBlur,
    placeholder: '--',
  };
  return (
    <PlainField {...texts} ids={ids} kind="group">
      <div className={styles.halves}>
        <NativeSelectBox
          {...shared}
          aria={{ ...ids.controlAria, id: `${ids.controlId}-month`, 'aria-label': form.expiryMonth }}
          autoComplete="cc-exp-month"
          options={EXPIRY_MONTHS.map(month => ({ value: month, label: month }))}
          value={expiry.month}
          onChange={month => setExpiry({ ...expiry, month })}
        />
        <span aria-hidden="true">/</span>
        <NativeSelectBox
          {...shared}
          aria={{ ...ids.controlAria, id: `${ids.controlId}-year`, 'aria-label': form.expiryYear }}
          autoComplete="cc-exp-year"
          options={expiryYears(props.currentYear).map(year => ({ value: year, label: year.slice(2) }))}
          value={expiry.year}
          onChange={year => setExpiry({ ...expiry, year })}
        />
      </div>
    </PlainField>
  );
}
