export { TelField, type TelFieldProps } from './tel-field.tsx';
