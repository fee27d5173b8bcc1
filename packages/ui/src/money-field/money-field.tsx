import type { ReactNode } from 'react';
import { NumericField, type NumericFieldProps } from '../numeric-field/numeric-field.tsx';

export type MoneyFieldProps = Omit<NumericFieldProps, 'decimals' | 'isGrouped' | 'prefix'>;

/** An amount in whole yen, prefixed with ¥ and with thousands separators after blur. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  return <NumericField {...props} prefix="¥" isGrouped />;
}
