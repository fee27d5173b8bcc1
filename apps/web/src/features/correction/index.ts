export { Corrections } from './corrections.tsx';
export { correctionsHelp } from './help.ts';
