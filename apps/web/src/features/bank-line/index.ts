export { BankLines } from './bank-lines.tsx';
export { bankLinesHelp } from './help.ts';
