export { KanaField, type KanaFieldProps } from './kana-field.tsx';
