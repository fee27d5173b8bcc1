export * from './normalisations.ts';
export { TextField, type TextFieldProps } from './text-field.tsx';
export type { Normalise } from './use-text-input.ts';
