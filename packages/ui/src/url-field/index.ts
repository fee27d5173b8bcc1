export { UrlField, type UrlFieldProps } from './url-field.tsx';
