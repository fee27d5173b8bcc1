export { PostalField, type PostalFieldProps } from './postal-field.tsx';
