export { NativeSelect, type NativeSelectProps } from './native-select.tsx';
export type { SelectOption } from './native-select-box.tsx';
