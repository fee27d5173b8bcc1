export { HolderField, type HolderFieldProps } from './holder-field.tsx';
