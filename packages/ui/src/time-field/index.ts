export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { readTime } from './time-text.ts';
