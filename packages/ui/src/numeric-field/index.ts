export { groupedNumberText } from './number-text.ts';
export { NumericField, type NumericFieldProps } from './numeric-field.tsx';
