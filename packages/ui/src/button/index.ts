export { Button, type ButtonProps } from './button.tsx';
export type { ButtonStyle } from './button-style.ts';
