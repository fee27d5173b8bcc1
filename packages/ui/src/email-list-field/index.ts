export { EmailListField, type EmailListFieldProps } from './email-list-field.tsx';
