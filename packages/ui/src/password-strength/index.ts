export { estimateStrength, type Strength } from './estimate-strength.ts';
export { PasswordStrength } from './password-strength.tsx';
