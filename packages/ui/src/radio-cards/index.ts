export type { ChoiceOption } from '../choice/choice-option.ts';
export { RadioCards, type RadioCardsProps } from './radio-cards.tsx';
