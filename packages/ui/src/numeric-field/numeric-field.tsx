import { type ReactNode, useState } from 'react';
import { useControllable } from '../kit/use-controllable.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { groupedNumberText, plainNumberText, readNumber, toNumberText } from './number-text.ts';

type OfText =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'inputMode'
  | 'normalise'
  | 'tidy'
  | 'hasFigures'
  | 'counter';

export interface NumericFieldProps extends Omit<TextFieldProps, OfText> {
  /** `null` is an empty field. */
  readonly value?: number | null | undefined;
  readonly defaultValue?: number | null | undefined;
  readonly onChange?: ((value: number | null) => void) | undefined;
  /** Digits allowed after the point; 0 (the default) disallows the point. */
  readonly decimals?: number | undefined;
  /** Shows thousands separators when not editing. */
  readonly isGrouped?: boolean | undefined;
}

/** A number: everything but digits is dropped, full-width digits become half-width. The form validates limits. */
export function NumericField({
  value,
  defaultValue,
  onChange,
  decimals = 0,
  isGrouped = false,
  ...props
}: NumericFieldProps): ReactNode {
  const [number, setNumber] = useControllable<number | null>({ value, defaultValue: defaultValue ?? null, onChange });
  const [draft, setDraft] = useState<string | null>(null);
  const atRest = isGrouped ? groupedNumberText(number) : plainNumberText(number);
  // The draft keeps what a number cannot, such as "0." on the way to 0.05, while both have the same value.
  const text = draft !== null && readNumber(draft) === number ? draft : atRest;
  const change = (raw: string): void => {
    const typed = toNumberText(raw, decimals);
    setDraft(typed);
    setNumber(readNumber(typed));
  };
  const leave = (): void => {
    setDraft(null);
    props.onBlur?.();
  };
  return (
    <TextField
      {...props}
      value={text}
      onChange={change}
      onBlur={leave}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      normalise={raw => toNumberText(raw, decimals)}
      hasFigures
    />
  );
}
