export { DateField, type DateFieldProps } from './date-field.tsx';
export { readDate } from './date-text.ts';
