export type { ChoiceOption } from '../choice/choice-option.ts';
export { RadioChips, type RadioChipsProps } from './radio-chips.tsx';
