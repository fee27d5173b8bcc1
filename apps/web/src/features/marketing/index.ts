export { marketingHelp } from './help.ts';
export { Marketing } from './marketing.tsx';
