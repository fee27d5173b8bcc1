import type { ReactNode } from 'react';
import { useFieldView } from '../field/field-view.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { toCardNumber } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { BrandMark } from './brand-mark.tsx';
import { CARD_BRANDS, recogniseBrand } from './card-brand.ts';
import styles from './card-number-field.module.css';

type Fixed = 'label' | 'type' | 'inputMode' | 'normalise' | 'tidy' | 'end' | 'autoComplete' | 'hasFigures' | 'counter';

export interface CardNumberFieldProps extends Omit<TextFieldProps, Fixed> {
  readonly label?: ReactNode | undefined;
}

/**
 * A card number: digits only, at most 16, in groups of four; the value includes the spaces. The brand is recognized
 * while typing and marked in the row of accepted brands.
 */
export function CardNumberField({ value, defaultValue, onChange, ...props }: CardNumberFieldProps): ReactNode {
  const { form } = useKitMessages();
  const [given, setNumber] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  const number = toCardNumber(given);
  const brand = recogniseBrand(number);
  const isEdited = useFieldView(props, 'line', number) === null;
  return (
    <div className={styles.place}>
      <TextField
        {...props}
        label={props.label ?? form.cardNumber}
        value={number}
        onChange={setNumber}
        inputMode="numeric"
        autoComplete="cc-number"
        normalise={toCardNumber}
        hasFigures
        suffix={brand === null ? undefined : <BrandMark brand={brand} />}
      />
      {isEdited && (
        <ul className={styles.brands} aria-label={form.cardBrands}>
          {CARD_BRANDS.map(one => (
            <li key={one} data-dimmed={(brand !== null && brand !== one) || undefined}>
              <BrandMark brand={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
