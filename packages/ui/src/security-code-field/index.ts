export { SecurityCodeField, type SecurityCodeFieldProps } from './security-code-field.tsx';
