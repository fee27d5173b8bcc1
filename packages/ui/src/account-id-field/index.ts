export { AccountIdField, type AccountIdFieldProps } from './account-id-field.tsx';
