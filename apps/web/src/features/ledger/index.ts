export { Commissions } from './commissions.tsx';
export { ledgerHelp } from './help.ts';
export { monthLabel, yearOptions } from './months.ts';
