export { Commissions } from './commissions.tsx';
export { ledgerHelp, totalsHelp } from './help.ts';
export { monthLabel, yearOptions } from './months.ts';
export { FacilityTotals } from './totals.tsx';
