export { type CounterLimits, countCharacters, isOutOfBounds } from './count-characters.ts';
export type { CountedFieldTexts, FieldTexts } from './field-texts.ts';
export { PlainField, type PlainFieldProps } from './plain-field.tsx';
export { type FieldIds, useFieldIds } from './use-field-ids.ts';
