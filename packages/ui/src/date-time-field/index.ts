export { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';
export { readDateTime } from './date-time-text.ts';
