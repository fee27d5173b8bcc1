export { Button, type ButtonProps } from './button.tsx';
export type { ButtonLook } from './button-look.ts';
