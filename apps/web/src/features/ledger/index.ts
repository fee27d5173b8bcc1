export { Commissions } from './commissions.tsx';
export { ledgerHelp, totalsHelp } from './help.ts';
export { monthLabel, yearOptions } from './months.ts';
export { PrintedMonths } from './printed-months.tsx';
export { FacilityTotals } from './totals.tsx';
