export { type FieldMode, FieldModeProvider, type FieldModeProviderProps } from './field-mode.tsx';
export { FormGroup, type FormGroupProps } from './form-group.tsx';
export { useGroupValidity } from './use-group-validity.ts';
