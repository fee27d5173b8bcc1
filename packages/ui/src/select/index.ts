export { Select, type SelectItem, type SelectProps } from './select.tsx';
