export { type HelpAnswer, HelpButton, type HelpButtonProps } from './help-button.tsx';
